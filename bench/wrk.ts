import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Load, LoadResult } from "./load.ts";

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function figure(output: string, pattern: RegExp): RegExpExecArray {
  const match = pattern.exec(output);
  if (match === null) throw new Error(`wrk did not say ${pattern}:\n${output}`);
  return match;
}

/** The same load by wrk, which is written in C and so takes less processor time from the server. */
export async function runWrk(program: string, load: Load): Promise<LoadResult> {
  const { stdout } = await promisify(execFile)(program, [
    "--threads=1",
    `--connections=${load.connections}`,
    `--duration=${load.seconds}s`,
    "--latency",
    `--header=Accept-Encoding: ${load.acceptEncoding}`,
    `http://127.0.0.1:${load.port}${load.path}`,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk had failures:\n${stdout}`);
  const [, p99 = "", unit = ""] = figure(stdout, /^\s*99%\s+([\d.]+)(us|ms|s)\s*$/m);
  return {
    requests: Number(figure(stdout, /(\d+) requests in/)[1]),
    requestsPerSecond: Number(figure(stdout, /Requests\/sec:\s+([\d.]+)/)[1]),
    p99Milliseconds: Number(p99) * (units[unit] ?? Number.NaN),
  };
}
