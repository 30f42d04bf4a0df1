import { spawnSync } from "node:child_process";

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** The merge base with main, or the last commit if there is no main. */
export function defaultBase(): string {
  try {
    return git("merge-base", "main", "HEAD").trim();
  } catch {
    return "HEAD";
  }
}

/** Files changed since the base, committed or not, including untracked and deleted ones. */
export function changedFiles(base: string): string[] {
  const tracked = git("diff", "--name-only", "--no-renames", "-z", base);
  const added = git("ls-files", "--others", "--exclude-standard", "-z");
  return [...new Set(`${tracked}${added}`.split("\0").filter((file) => file !== ""))].toSorted();
}
