import { RollTerm } from "./term.ts";
import { diceConfig, type DiceTermData, type DieResult, type EvaluationOptions } from "./dice-config.ts";

const MOST_DICE = 999;

type Modifier = string | ((this: DiceTerm, modifier: string) => unknown);

/** What a tooltip shows of one dice term. */
export interface DiceTooltip {
  formula: string;
  total: number;
  faces: number;
  flavor: string;
  rolls: { result: string; classes: string }[];
}

/** Dice of one kind. */
export class DiceTerm extends RollTerm {
  static DENOMINATION = "";
  static MODIFIERS: Record<string, Modifier> = {};
  static override SERIALIZE_ATTRIBUTES = ["number", "faces", "modifiers", "results"];

  number: number;
  faces: number;
  modifiers: string[];
  results: DieResult[];

  constructor({ number = 1, faces = 6, modifiers = [], results = [], options = {} }: DiceTermData = {}) {
    super({ options });
    this.number = number;
    this.faces = faces;
    this.modifiers = modifiers;
    this.results = results;
    this._evaluated = results.length > 0;
  }

  get denomination(): string {
    return (this.constructor as typeof DiceTerm).DENOMINATION;
  }

  override get expression(): string {
    const kind = this.denomination === "d" ? String(this.faces) : this.denomination;
    return `${this.number}d${kind}${this.modifiers.join("")}`;
  }

  override get total(): number | undefined {
    if (!this._evaluated) return undefined;
    return this.values.reduce((sum, face) => sum + face, 0);
  }

  get values(): number[] {
    return this.results.filter((one) => one.active).map((one) => one.result);
  }

  get dice(): DiceTerm[] {
    return [this];
  }

  override get isDeterministic(): boolean {
    return this.number === 0;
  }

  override async _evaluate(options: EvaluationOptions): Promise<this> {
    if (!(this.number >= 0 && this.number <= MOST_DICE)) {
      throw new Error(`${this.expression}: no more than ${MOST_DICE} dice may be rolled at once`);
    }
    for (let done = this.results.length; done < this.number; done++) await this.roll(options);
    await this._evaluateModifiers();
    return this;
  }

  async roll({ minimize = false, maximize = false, ...options }: EvaluationOptions = {}): Promise<DieResult> {
    const face: DieResult = { result: 0, active: true };
    if (minimize) face.result = Math.min(1, this.faces);
    else if (maximize) face.result = this.faces;
    else face.result = (await this._roll(options)) ?? this.randomFace();
    this.results.push(face);
    return face;
  }

  /** Subclasses answer with a face of their own making; nothing means: a random one. */
  async _roll(_options: EvaluationOptions): Promise<number | undefined | void> {}

  randomFace(): number {
    return this.mapRandomFace(diceConfig().randomUniform());
  }

  mapRandomFace(randomUniform: number): number {
    return Math.ceil((1 - randomUniform) * this.faces);
  }

  async _evaluateModifiers(): Promise<void> {
    for (const modifier of this.modifiers) await this._evaluateModifier(modifier);
  }

  async _evaluateModifier(modifier: string): Promise<void> {
    const known = (this.constructor as typeof DiceTerm).MODIFIERS;
    const command = /^[a-z]+/i.exec(modifier)?.[0].toLowerCase() ?? "";
    const entry = known[command];
    // A modifier may name a method of the term.
    const run = typeof entry === "string" ? (this as unknown as Record<string, Modifier>)[entry] : entry;
    if (typeof run !== "function") throw new Error(`${this.expression}: no modifier is called "${command}"`);
    await run.call(this, modifier);
  }

  getResultLabel(result: DieResult): string {
    return String(result.result);
  }

  getResultCSS(result: DieResult): (string | null)[] {
    return [
      "roll",
      this.constructor.name.toLowerCase(),
      `d${this.faces}`,
      result.discarded ? "discarded" : null,
      result.exploded ? "exploded" : null,
      result.result === 1 ? "min" : null,
      result.result === this.faces ? "max" : null,
    ];
  }

  getTooltipData(): DiceTooltip {
    return {
      formula: this.expression,
      total: this.total ?? 0,
      faces: this.faces,
      flavor: this.flavor,
      rolls: this.results.map((one) => ({
        result: this.getResultLabel(one),
        classes: this.getResultCSS(one)
          .filter((name) => name)
          .join(" "),
      })),
    };
  }
}

/** The plain die with numbered faces. */
export class Die extends DiceTerm {
  static override DENOMINATION = "d";
  static override MODIFIERS: Record<string, Modifier> = { k: "keep", kh: "keep", kl: "keep", x: "explode" };

  /** `kh2`, `kl`, `k`: only the highest or lowest faces count. */
  keep(modifier: string): void {
    const match = /^k([hl]?)(\d*)$/i.exec(modifier);
    if (!match) throw new Error(`"${modifier}" is no way to keep dice`);
    const lowest = match[1]?.toLowerCase() === "l";
    const count = Number(match[2] || 1);
    const active = this.results.filter((one) => one.active);
    const order = active.toSorted((a, b) => (lowest ? a.result - b.result : b.result - a.result));
    for (const one of order.slice(count)) Object.assign(one, { active: false, discarded: true });
  }

  /** `x`, `x6`, `x>4`: dice that show the target are rolled on, as often as it comes up. */
  async explode(modifier: string): Promise<void> {
    const match = /^x(\d*)(>=|<=|>|<|=)?(\d*)$/i.exec(modifier);
    if (!match) throw new Error(`"${modifier}" is no way to explode`);
    const compare = match[2] ?? "=";
    const target = Number(match[3] || match[1] || this.faces);
    for (let index = 0; index < this.results.length; index++) {
      const one = this.results[index];
      if (!one?.active || !compares(one.result, compare, target)) continue;
      if (this.results.length > MOST_DICE) throw new Error(`${this.expression} explodes without end`);
      one.exploded = true;
      await this.roll();
    }
  }
}

function compares(face: number, comparison: string, target: number): boolean {
  switch (comparison) {
    case ">":
      return face > target;
    case ">=":
      return face >= target;
    case "<":
      return face < target;
    case "<=":
      return face <= target;
    default:
      return face === target;
  }
}
