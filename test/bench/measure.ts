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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Measures all cases, prints them, and tells whether every one kept its bound. */
export function bench(cases: readonly Measured[]): boolean {
  const unit = medianOf(60, baseline);
  // A slower machine is given as much more time as it takes for the baseline; a faster one keeps the stated bounds.
  const slower = Math.max(1, unit / STATED_BASELINE);
  say(`baseline: sorting 10,000 numbers, ${unit.toFixed(3)} ms (stated ${STATED_BASELINE} ms)`);
  const broken = cases.filter(({ name, most, calls, run }) => {
    const time = medianOf(calls, run);
    const isBroken = time > most * slower * NOISE;
    const ratio = (time / unit).toPrecision(3);
    say(`${isBroken ? "NOT OK" : "ok"} ${name}: ${time.toFixed(4)} ms of ${most} ms, ${ratio} baselines`);
    return isBroken;
  });
  return broken.length === 0;
}
