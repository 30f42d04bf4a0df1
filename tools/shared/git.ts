import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { RefusedError } from "../page-files/refused.ts";

/** A program's output; what a program that fails has said is in the error. */
export const output = promisify(execFile);
export type Failure = Error & { stdout?: string; stderr?: string };

/** Git's output; throws a RefusedError with the reason in plain words. */
export const git = (root: string, ...args: string[]): Promise<string> =>
  gitWith({}, root, ...args);

/** The same with variables for Git, such as another index. */
export async function gitWith(
  variables: NodeJS.ProcessEnv,
  root: string,
  ...args: string[]
): Promise<string> {
  // Git asks nobody for a password, and speaks the language of the messages
  // below.
  const own = { GIT_TERMINAL_PROMPT: "0", LC_ALL: "C" };
  const env = { ...process.env, ...own, ...variables };
  try {
    const { stdout } = await output("git", args, {
      cwd: root,
      env,
      timeout: 60_000,
      maxBuffer: 2 ** 26,
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr, message } = error as Failure;
    throw new RefusedError(inPlainWords(`${stderr}${stdout}` || message));
  }
}

const reasons: readonly [RegExp, string][] = [
  [
    /not a git repository/,
    "This folder has no history: it was not copied with Git, so nothing can be kept.",
  ],
  [
    /unknown revision|(ambiguous argument|Could not access) 'HEAD'/,
    "Git has no commit yet to compare with.",
  ],
  [
    /tell me who you are|empty ident name/i,
    'Git does not know who you are. Run once in a terminal: git config --global user.name "Your Name", and git config --global user.email you@your-company.example',
  ],
  [/already exists/, "There is a branch of that name already: choose another."],
  [
    /is not a valid branch name/,
    "That is no name for a branch: use letters, digits and hyphens.",
  ],
  [
    /index\.lock/,
    "Another program is using Git in this folder. Try again in a moment.",
  ],
  [
    /unmerged|needs merge/,
    "A merge is not finished: an engineer must settle it first.",
  ],
  [
    /protected branch|hook declined|not allowed to push|remote rejected/i,
    "The server takes no changes to this branch without a review: keep yours as a proposal.",
  ],
  [
    /fetch first|non-fast-forward|rejected|stale info/,
    "Somebody else has published changes at the same moment. Try again.",
  ],
  [
    /not uptodate|would be overwritten/,
    "What others have published changes files that you have changed too: keep your changes first.",
  ],
  [
    /could not read Username|Authentication failed|Permission denied|publickey/,
    "The server did not let you in: your account may not write there, or Git does not know its password.",
  ],
  [
    /Could not resolve host|unable to access|Connection/,
    "The server cannot be reached.",
  ],
];

function inPlainWords(said: string): string {
  const known = reasons.find(([pattern]) => pattern.test(said))?.[1];
  return known ?? `Git refused: ${said.trim()}`;
}

const lines = (text: string) => text.split("\0").filter(Boolean);

/**
 * The files of content/ that differ from the last commit, and others that a
 * change of a page has moved.
 */
export async function changedFiles(
  root: string,
  moved: readonly string[] = [],
): Promise<string[]> {
  const places = ["content", ...moved];
  const tracked = await git(
    root,
    ...[
      "diff",
      "-z",
      "--name-only",
      "--no-renames",
      "--relative",
      "HEAD",
      "--",
      ...places,
    ],
  );
  const added = await git(
    root,
    "ls-files",
    "-z",
    "--others",
    "--exclude-standard",
    "--",
    ...places,
  );
  return [...new Set([...lines(tracked), ...lines(added)])].sort();
}
