import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** One commit of the log below: hash and day, then the changed files. */
function readCommit(text: string): {
  hash: string;
  day: string;
  files: string[];
} {
  const [first = "", ...files] = text.split("\n").filter(Boolean);
  const [hash = "", day = ""] = first.split(" ");
  return { hash, day, files };
}

/**
 * The day of each file's last change, from the log, newest first. Skips commits
 * that only seem to change a file.
 */
export function lastChanges(
  log: string,
  cutOff: ReadonlySet<string>,
): Map<string, string> {
  const days = new Map<string, string>();
  const settled = new Set<string>();
  for (const { hash, day, files } of log.split("\0").slice(1).map(readCommit)) {
    for (const file of files) {
      if (settled.has(file)) continue;
      settled.add(file);
      if (!cutOff.has(hash)) days.set(file, day);
    }
  }
  return days;
}

/**
 * Written by `npx node publish/files/write-last-changes.ts` for a build without
 * git: a container, a tarball.
 */
export const keptChanges = "last-changes.json";

/**
 * When each file in a folder was last changed, from git or from the saved list.
 * A file without a known day gets none: a sitemap that omits it is correct, one
 * that guesses is wrong.
 */
export async function gitLastChanges(
  root: string,
  folder: string,
): Promise<Map<string, string>> {
  const git = async (...args: string[]) => {
    // Otherwise a day is the committer's own, which has not begun everywhere.
    const env = { ...process.env, TZ: "UTC" };
    const { stdout } = await run("git", args, {
      cwd: root,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  };
  try {
    // In a shallow clone the oldest commits seem to have changed every file;
    // they are the roots of the log.
    const shallow =
      (await git("rev-parse", "--is-shallow-repository")).trim() === "true";
    const cutOff = shallow
      ? (await git("rev-list", "--max-parents=0", "HEAD"))
          .split("\n")
          .filter(Boolean)
      : [];
    const days = ["--date=short-local", "--format=%x00%H %cd"];
    const log = await git(
      "log",
      ...days,
      "--name-only",
      "--relative",
      "--",
      folder,
    );
    return lastChanges(log, new Set(cutOff));
  } catch {
    const kept = await readFile(path.join(root, keptChanges), "utf8").catch(
      () => "{}",
    );
    return new Map(Object.entries(JSON.parse(kept)));
  }
}
