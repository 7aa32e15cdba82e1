import { kernel } from "../../rules/index.ts";
import { readHouseRules } from "../adapter/read.ts";

const DEFAULT_READING: kernel.W10Reading = "0-10";

type DieResult = foundry.dice.terms.DiceTerm.Result;

type RollOptions = Parameters<foundry.dice.terms.DiceTerm["roll"]>[0];

/**
 * The open-ended W10 of a formula such as `1dw + 7`. Each die opens for itself: its further dice follow it among the
 * results, marked as exploded, and the total adds or subtracts them. Other modifiers are refused by having none.
 *
 * @rule R-Z1
 */
export class W10Die extends foundry.dice.terms.DiceTerm {
  static override DENOMINATION = "w";

  static override MODIFIERS = {};

  /** A new term takes the world's reading; a stored one keeps its own. */
  constructor(data: Partial<foundry.dice.terms.DiceTerm.TermData> = {}) {
    const reading = readingOf(data.options) ?? readHouseRules().reading;
    const { bottom, top } = kernel.w10Faces(reading);
    super(Object.assign({}, data, { faces: top - bottom + 1, options: Object.assign({}, data.options, { reading }) }));
  }

  /** How the faces of this term are read. @rule R-Z1 */
  get reading(): kernel.W10Reading {
    return readingOf(this.options) ?? DEFAULT_READING;
  }

  override get expression(): string {
    return `${this.number ?? 1}dw${this.modifiers.join("")}`;
  }

  /** The faces of each die: the first and all that its open end added. */
  get chains(): readonly (readonly number[])[] {
    const chains: number[][] = [];
    let open = false;
    for (const { result, exploded } of this.results) {
      const chain = open ? chains.at(-1) : undefined;
      if (chain) chain.push(result);
      else chains.push([result]);
      open = exploded === true;
    }
    return chains;
  }

  override get total(): number | undefined {
    if (!this._evaluated) return undefined;
    return this.chains.reduce((sum, chain) => sum + kernel.readW10(chain, this.reading), 0);
  }

  override async roll(options: RollOptions = {}): Promise<DieResult> {
    const first = await super.roll(options);
    if (options.minimize === true || options.maximize === true) {
      first.result = kernel.w10Faces(this.reading)[options.minimize === true ? "bottom" : "top"];
      return first;
    }
    let last = first;
    for (const faces = [first.result]; kernel.goesOn(faces, this.reading); faces.push(last.result)) {
      last.exploded = true;
      last = await super.roll(options);
    }
    return first;
  }

  override mapRandomFace(randomUniform: number): number {
    const { bottom, top } = kernel.w10Faces(this.reading);
    return bottom + Math.min(Math.floor((1 - randomUniform) * (top - bottom + 1)), top - bottom);
  }
}

function readingOf(options: unknown): kernel.W10Reading | undefined {
  const reading = kernel.isRecord(options) ? options["reading"] : undefined;
  return kernel.W10_READINGS.find((one) => one === reading);
}
