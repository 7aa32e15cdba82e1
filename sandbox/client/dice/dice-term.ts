import { RollTerm } from "./term.ts";
import { diceConfig, type DiceTermData, type DieResult, type EvaluationOptions } from "./dice-config.ts";

const MOST_DICE = 999;

type Modifier = (this: DiceTerm, modifier: string) => unknown;

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
    return (this.constructor as typeof DiceTerm).DENOMINATION; // each class has its own
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

  override async _evaluate(options: EvaluationOptions): Promise<this> {
    if (!(this.number >= 0 && this.number <= MOST_DICE)) {
      throw new Error(`${this.expression}: no more than ${MOST_DICE} dice may be rolled at once`);
    }
    for (let done = this.results.length; done < this.number; done++) await this.roll(options);
    await this._evaluateModifiers();
    return this;
  }

  async roll({ minimize = false, maximize = false }: EvaluationOptions = {}): Promise<DieResult> {
    const result = minimize ? Math.min(1, this.faces) : maximize ? this.faces : this.randomFace();
    const face: DieResult = { result, active: true };
    this.results.push(face);
    return face;
  }

  randomFace(): number {
    return this.mapRandomFace(diceConfig().randomUniform());
  }

  mapRandomFace(randomUniform: number): number {
    return Math.ceil((1 - randomUniform) * this.faces);
  }

  async _evaluateModifiers(): Promise<void> {
    const known = (this.constructor as typeof DiceTerm).MODIFIERS; // each class has its own
    for (const modifier of this.modifiers)
      await known[/^[a-z]+/i.exec(modifier)?.[0].toLowerCase() ?? ""]?.call(this, modifier);
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

  getTooltipData() {
    const rolls = this.results.map((one) => {
      const classes = this.getResultCSS(one).filter((name) => name !== null);
      return { result: this.getResultLabel(one), classes: classes.join(" ") };
    });
    return { formula: this.expression, total: this.total ?? 0, faces: this.faces, flavor: this.flavor, rolls };
  }
}

/** `kh2`, `kl`, `k`: only the highest or lowest faces count. */
function keep(this: DiceTerm, modifier: string): void {
  const [, end = "", count] = /^k([hl]?)(\d*)/i.exec(modifier) ?? [];
  const lowest = end.toLowerCase() === "l";
  const active = this.results.filter((one) => one.active);
  const order = active.toSorted((a, b) => (lowest ? a.result - b.result : b.result - a.result));
  for (const one of order.slice(Number(count || 1))) Object.assign(one, { active: false, discarded: true });
}

/** `x`, `x6`: dice that show the target are rolled on, as often as it comes up. */
async function explode(this: DiceTerm, modifier: string): Promise<void> {
  const target = Number(modifier.slice(1) || this.faces);
  // The list grows while it is walked.
  for (const one of this.results) {
    if (!one.active || one.result !== target) continue;
    if (this.results.length > MOST_DICE) throw new Error(`${this.expression} explodes without end`);
    one.exploded = true;
    await this.roll();
  }
}

/** The plain die with numbered faces. */
export class Die extends DiceTerm {
  static override DENOMINATION = "d";
  static override MODIFIERS: Record<string, Modifier> = { k: keep, kh: keep, kl: keep, x: explode };
}
