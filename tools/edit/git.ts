import { execFile } from "node:child_process";
import type { Kept } from "../../app/edit/types.ts";
import { RefusedChange } from "./changes.ts";

/** Git's output; throws a RefusedChange with the reason in plain words. */
function git(root: string, ...args: string[]): Promise<string> {
  // Git asks nobody for a password, and speaks the language of the messages below.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
  return new Promise((resolve, reject) => {
    execFile(
      "git",
      args,
      { cwd: root, env, timeout: 60_000, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        if (error) reject(new RefusedChange(inPlainWords(`${stderr}${stdout}` || error.message)));
        else resolve(stdout);
      },
    );
  });
}

const reasons: readonly [RegExp, string][] = [
  [/not a git repository/, "This folder has no history: it was not copied with Git, so nothing can be kept."],
  [/unknown revision|(ambiguous argument|Could not access) 'HEAD'/, "Git has no commit yet to compare with."],
  [
    /tell me who you are|empty ident name/i,
    'Git does not know who you are. Run once in a terminal: git config --global user.name "Your Name", and git config --global user.email you@your-company.example',
  ],
  [/already exists/, "There is a branch of that name already: choose another."],
  [/is not a valid branch name/, "That is no name for a branch: use letters, digits and hyphens."],
  [/index\.lock/, "Another program is using Git in this folder. Try again in a moment."],
  [/unmerged|needs merge/, "A merge is not finished: an engineer must settle it first."],
  [
    /fetch first|non-fast-forward|rejected/,
    "Somebody else has published changes since. Ask an engineer to bring them together, or keep yours on a branch.",
  ],
  [
    /could not read Username|Authentication failed|Permission denied|publickey/,
    "The server did not let you in: your account may not write there, or Git does not know its password.",
  ],
  [/Could not resolve host|unable to access|Connection/, "The server cannot be reached."],
];

function inPlainWords(said: string): string {
  const known = reasons.find(([pattern]) => pattern.test(said))?.[1];
  return known ?? `Git refused: ${said.trim()}`;
}

const lines = (text: string) => text.split("\0").filter(Boolean);

/** The files of content/ that differ from the last commit, and others that a change of a page has moved. */
export async function changedFiles(root: string, moved: readonly string[] = []): Promise<string[]> {
  const places = ["content", ...moved];
  const tracked = await git(
    root,
    ...["diff", "-z", "--name-only", "--no-renames", "--relative", "HEAD", "--", ...places],
  );
  const added = await git(root, "ls-files", "-z", "--others", "--exclude-standard", "--", ...places);
  return [...new Set([...lines(tracked), ...lines(added)])].sort();
}

/** A file as the last commit has it; null if it has none. */
export const committedText = (root: string, file: string): Promise<string | null> =>
  git(root, "show", `HEAD:./${file}`).catch(() => null);

/** A file becomes again what the last commit has. */
export async function restore(root: string, file: string): Promise<void> {
  if ((await committedText(root, file)) === null) await git(root, "clean", "-qf", "--", file);
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

/** Commits the changed files with a sentence, on a new branch if one is named, and sends them where a server is set up. */
export async function keep(
  root: string,
  message: string,
  branch: string,
  moved: readonly string[],
): Promise<Kept> {
  const files = await changedFiles(root, moved);
  if (files.length === 0) throw new RefusedChange("Nothing differs from the last commit.");
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
  return { message: `Kept${on && ` on ${on}`}: “${message}”. ${await push(root)}` };
}
