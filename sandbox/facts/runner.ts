/** One statement about the platform that is put to the test. */
export interface Fact {
  id: string;
  claim: string;
  /** The public page that says so, or "assumption". */
  source: string;
  test: () => unknown;
}

export interface FactResult {
  id: string;
  claim: string;
  source: string;
  ok: boolean;
  error?: string;
}
