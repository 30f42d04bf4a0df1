/** The longest that any body may block the thread that serves pages. */
export const longestStallMs = 50;

/** Processor time of this thread, independent of other work on the machine. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The best of three: the work itself costs the same every time, compilation and garbage collection do not. */
export async function leastProcessorMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least >= longestStallMs; attempt += 1) {
    const start = processorMs();
    await work();
    least = Math.min(least, processorMs() - start);
  }
  return least;
}
