/** One thing to measure: what it may take in milliseconds a call, how many calls, and the call. */
export interface Measured {
  readonly name: string;
  readonly most: number;
  readonly calls: number;
  readonly run: () => unknown;
}

/** Milliseconds that the baseline took where the bounds were stated. */
const STATED_BASELINE = 1.8;

/** By how much a bound may be missed before it counts: timings on a busy machine differ by less. */
const NOISE = 1.5;

/** How often a case is measured again before it counts as too slow. */
const TRIES = 3;

/** The baseline: sorting the same 10,000 numbers, written by the same rule everywhere. */
function baseline(): unknown {
  let seed = 1;
  const numbers = Array.from({ length: 10_000 }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed;
  });
  return numbers.sort((a, b) => a - b);
}

/** The median time of a call in milliseconds, after a third as many calls to warm up. */
function medianOf(calls: number, run: () => unknown): number {
  for (let call = 0; call < calls / 3; call += 1) run();
  const times = Array.from({ length: calls }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** One measurement of a case, as a line to print, and whether it kept its bound. */
function measure({ name, most, calls, run }: Measured): { readonly line: string; readonly isGood: boolean } {
  const before = medianOf(15, baseline);
  const time = medianOf(calls, run);
  const unit = (before + medianOf(15, baseline)) / 2;
  // A slower machine is given as much more time as it takes for the baseline; a faster one keeps the stated bounds.
  const isGood = time <= most * Math.max(1, unit / STATED_BASELINE) * NOISE;
  const figures = `${time.toFixed(4)} ms of ${most} ms, ${(time / unit).toPrecision(3)} of the baseline's ${unit.toFixed(2)} ms`;
  return { line: `${isGood ? "ok" : "NOT OK"} ${name}: ${figures}`, isGood };
}

/** Measures all cases, prints them, and tells whether every one kept its bound. */
export function bench(cases: readonly Measured[]): boolean {
  process.stdout.write(`baseline: sorting 10,000 numbers (stated ${STATED_BASELINE} ms)\n`);
  const slow = cases.filter((one) => {
    let measured = measure(one);
    for (let again = 1; again < TRIES && !measured.isGood; again += 1) measured = measure(one);
    process.stdout.write(`${measured.line}\n`);
    return !measured.isGood;
  });
  return slow.length === 0;
}
