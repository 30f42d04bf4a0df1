/** Whatever a body holds, it may keep the thread that serves the pages no longer than this. */
export const longestStallMs = 50;

/** Processor time of this thread so far, which other work on the machine does not lengthen. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The best of three: what the work costs it costs every time, compiling and collecting garbage only now and then. */
export async function leastProcessorMs(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && least >= longestStallMs; attempt += 1) {
    const start = processorMs();
    await work();
    least = Math.min(least, processorMs() - start);
  }
  return least;
}
