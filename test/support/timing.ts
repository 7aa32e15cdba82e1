/**
 * The least time in milliseconds that the processor spends on some work in a few tries: neither what else runs on the
 * machine counts nor an unlucky try.
 */
export function leastTime(tries: number, work: () => void): number {
  const times = Array.from({ length: tries }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}
