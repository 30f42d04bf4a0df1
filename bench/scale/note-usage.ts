/** Loaded into every Node process of a build by `--import`: records its resource usage at exit. */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

export interface Usage {
  maxRSS: number;
  /** Microseconds, of all threads. */
  processorTime: number;
}

const file = process.env.BENCH_USAGE_FILE;
if (file && isMainThread) {
  process.on("exit", () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const usage: Usage = { maxRSS, processorTime: userCPUTime + systemCPUTime };
    appendFileSync(file, `${JSON.stringify(usage)}\n`);
  });
}
