/** One window or card of the gallery: its templates with their contexts. */
export interface Shown {
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height?: number;
  readonly sheet?: boolean;
  readonly card?: boolean;
  readonly parts: readonly (readonly [template: string, context: object])[];
}
