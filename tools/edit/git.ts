import { RefusedError } from "../page-files/refused.ts";
import { changedFiles, git } from "../shared/git.ts";

/** A file as the last commit has it; null if it has none. */
export const committedText = (
  root: string,
  file: string,
): Promise<string | null> =>
  git(root, "show", `HEAD:./${file}`).catch(() => null);

/** A file becomes again what the last commit has. */
export async function restore(root: string, file: string): Promise<void> {
  if ((await committedText(root, file)) === null)
    await git(root, "clean", "-qf", "--", file);
  else await git(root, "checkout", "-q", "HEAD", "--", file);
}

async function push(root: string): Promise<string> {
  const [remote] = (await git(root, "remote")).split("\n");
  if (!remote) return "No server is set up, so it stays on this machine.";
  try {
    await git(root, "push", "--quiet", "--set-upstream", remote, "HEAD");
    return `It was sent to ${remote}.`;
  } catch (error) {
    return `It was not sent to ${remote}. ${(error as Error).message}`;
  }
}

/**
 * Commits the changed files with a sentence, on a new branch if one is named,
 * and sends them where a server is set up.
 */
export async function keep(
  root: string,
  message: string,
  branch: string,
  moved: readonly string[],
): Promise<{ message: string }> {
  const files = await changedFiles(root, moved);
  if (files.length === 0)
    throw new RefusedError("Nothing differs from the last commit.");
  if (branch) await git(root, "switch", "--quiet", "--create", branch);
  try {
    await git(root, "add", "--all", "--", ...files);
    await git(root, "commit", "--quiet", "--message", message, "--", ...files);
  } catch (error) {
    if (branch) {
      await git(root, "switch", "--quiet", "-");
      await git(root, "branch", "--quiet", "--delete", "--force", branch);
    }
    throw error;
  }
  const on = (await git(root, "branch", "--show-current")).trim();
  return {
    message: `Kept${on && ` on ${on}`}: “${message}”. ${await push(root)}`,
  };
}
