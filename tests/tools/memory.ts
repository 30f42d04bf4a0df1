import { readFile } from "node:fs/promises";

/** The resident memory of a process on Linux, in MiB. */
export async function residentMebibytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
