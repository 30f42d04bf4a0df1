import { git } from "../shared/git.ts";

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
