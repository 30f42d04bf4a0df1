import { spawnSync } from "node:child_process";

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout;
}

/** Where the work began: what it has in common with main; without a main, the last commit. */
export function defaultBase(): string {
  try {
    return git("merge-base", "main", "HEAD").trim();
  } catch {
    return "HEAD";
  }
}

/** Changed since then, in commits, in the index, in the working tree or not yet added. Deleted files are among them. */
export function changedFiles(base: string): string[] {
  const tracked = git("diff", "--name-only", "--no-renames", "-z", base);
  const added = git("ls-files", "--others", "--exclude-standard", "-z");
  return [...new Set(`${tracked}${added}`.split("\0").filter((file) => file !== ""))].toSorted();
}
