import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Clash, Decision } from "../../../app/edit/publish-types.ts";
import { RefusedError } from "../../page-files/refused.ts";
import { type Failure, git, gitWith, output } from "../../shared/git.ts";
import {
  authorsBetween,
  type Checkout,
  commitsBetween,
  knownOnServer,
  perhaps,
} from "./checkout.ts";
import { choose, settle } from "./settle.ts";

/** Throws if the content in a folder has mistakes. */
export type Check = (folder: string) => Promise<void>;

/** A file as Git could not merge it; the part that is missing was removed. */
interface Conflict {
  file: string;
  mode: string;
  base?: string;
  mine?: string;
  theirs?: string;
}

const sides = ["", "base", "mine", "theirs"] as const;

/** Git's merge of this branch with another; nothing is checked out. */
async function mergeTrees(
  root: string,
  theirs: string,
): Promise<{ tree: string; conflicts: Conflict[] }> {
  const args = ["merge-tree", "--write-tree", "-z", "HEAD", theirs];
  const { stdout } = await output("git", args, { cwd: root }).catch(
    (error: Failure & { code?: number }) => {
      if (error.code === 1) return { stdout: error.stdout ?? "" };
      throw new RefusedError(
        `Git could not bring the changes together; it needs version 2.38 or newer. ${error.stderr}`,
      );
    },
  );
  const [tree = "", ...rest] = stdout.split("\0");
  const conflicts = new Map<string, Conflict>();
  for (const line of rest.slice(0, rest.indexOf(""))) {
    const [, mode = "", blob, stage, file = ""] =
      /^(\d+) (\w+) (\d)\t([\s\S]*)$/.exec(line) ?? [];
    const known = conflicts.get(file) ?? { file, mode };
    conflicts.set(file, { ...known, [sides[Number(stage)] ?? ""]: blob });
  }
  return { tree, conflicts: [...conflicts.values()] };
}

const isText = (file: string) => /^content\/.*\.(yaml|md)$/.test(file);

const asFile = ({ blob }: { blob: string | undefined }) =>
  blob ? "The file, changed" : "The file, removed";

/**
 * The blob of a file that both have changed; undefined if it is removed. Texts
 * are settled field by field, pictures are mine or theirs.
 */
async function settledBlob(
  root: string,
  { file, base, mine, theirs }: Conflict,
  decisions: readonly Decision[],
  clashes: Clash[],
): Promise<string | undefined> {
  if (!file.startsWith("content/"))
    throw new RefusedError(
      `${file} is part of the program, and others have changed it too: an engineer must bring the two together. Your changes are kept here; until then, keep further ones as a proposal.`,
    );
  if (!isText(file) || !mine || !theirs) {
    const both = {
      file,
      path: [],
      mine: { blob: mine },
      theirs: { blob: theirs },
    };
    return choose(both, decisions, clashes, asFile).blob;
  }
  const read = (blob: string) => git(root, "cat-file", "blob", blob);
  const versions = {
    file,
    base: base ? await read(base) : "",
    mine: await read(mine),
    theirs: await read(theirs),
  };
  const settled = await settle(versions, decisions);
  clashes.push(...settled.clashes);
  const made = path.join(root, ".cache/edit/settled");
  mkdirSync(path.dirname(made), { recursive: true });
  writeFileSync(made, settled.text);
  const blob = await git(root, "hash-object", "-w", "--no-filters", made);
  rmSync(made);
  return blob.trim();
}

/** Works in an index of its own, and leaves the person's alone. */
async function withIndex<Result>(
  root: string,
  tree: string,
  work: (
    run: (...args: string[]) => Promise<string>,
    folder: string,
  ) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "together-"));
  const run = (...args: string[]) =>
    gitWith({ GIT_INDEX_FILE: path.join(folder, "index") }, root, ...args);
  try {
    await run("read-tree", tree);
    return await work(run, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const withFiles = (
  root: string,
  tree: string,
  files: ReadonlyMap<Conflict, string | undefined>,
) =>
  withIndex(root, tree, async (run) => {
    for (const [{ file, mode }, blob] of files)
      if (blob) {
        const entry = `${mode},${blob},${file}`;
        await run("update-index", "--add", "--cacheinfo", entry);
      } else await run("update-index", "--force-remove", "--", file);
    return (await run("write-tree")).trim();
  });

/** Writes all files of a tree into a folder of their own and checks them. */
const checkTree = (root: string, tree: string, check: Check) =>
  withIndex(root, tree, async (run, folder) => {
    await run("checkout-index", "--all", `--prefix=${folder}/files/`);
    await check(path.join(folder, "files"));
  });

/** `Ada`, `Ada and Ben`: the editor speaks English. */
const namesOf = (names: readonly string[]) =>
  new Intl.ListFormat("en").format(names);

/**
 * One commit of one's own goes on top of those of others, so that the history
 * is a line; several are joined with theirs.
 */
async function commitOf(
  { root }: Checkout,
  tree: string,
  theirs: string,
): Promise<string> {
  const said = async (format: string, of: string) =>
    (await git(root, "log", "-1", `--format=${format}`, of)).trim();
  if ((await said("%T", theirs)) === tree) return theirs;
  const isSigned = await perhaps(root, "config", "--bool", "commit.gpgsign");
  const sign = isSigned === "true" ? ["-S"] : [];
  if ((await commitsBetween(root, theirs, "HEAD")) > 1) {
    const others = await authorsBetween(root, "HEAD", theirs);
    const message = `Bring in the changes of ${namesOf(others)}`;
    const parents = ["-p", "HEAD", "-p", theirs];
    const args = ["commit-tree", ...sign, tree, ...parents, "-m", message];
    return (await git(root, ...args)).trim();
  }
  const author = {
    GIT_AUTHOR_NAME: await said("%an", "HEAD"),
    GIT_AUTHOR_EMAIL: await said("%ae", "HEAD"),
    GIT_AUTHOR_DATE: await said("%aI", "HEAD"),
  };
  const message = await said("%B", "HEAD");
  const args = ["commit-tree", ...sign, tree, "-p", theirs, "-m", message];
  return (await gitWith(author, root, ...args)).trim();
}

const isPartOf = async (root: string, a: string, b: string) =>
  (await perhaps(root, "merge-base", "--is-ancestor", a, b)) !== undefined;

/** Takes what others have sent, if nothing of one's own is in the way. */
export async function fastForward(checkout: Checkout): Promise<void> {
  const { root } = checkout;
  const theirs = await knownOnServer(checkout);
  if (theirs && (await isPartOf(root, "HEAD", theirs)))
    await git(root, "merge", "--quiet", "--ff-only", theirs);
}

/**
 * Brings what others have sent together with one's own commits. Where both
 * changed the same text, nothing happens until a person has decided.
 */
export async function bringIn(
  checkout: Checkout,
  decisions: readonly Decision[],
  check: Check,
): Promise<Clash[]> {
  const { root } = checkout;
  const theirs = await knownOnServer(checkout);
  if (!theirs || (await isPartOf(root, theirs, "HEAD"))) return [];
  if (await isPartOf(root, "HEAD", theirs)) {
    await fastForward(checkout);
    return [];
  }
  const { tree, conflicts } = await mergeTrees(root, theirs);
  const clashes: Clash[] = [];
  const files = new Map<Conflict, string | undefined>();
  for (const conflict of conflicts)
    files.set(conflict, await settledBlob(root, conflict, decisions, clashes));
  if (clashes.length > 0) return clashes;
  const settled = await withFiles(root, tree, files);
  await checkTree(root, settled, check);
  const commit = await commitOf(checkout, settled, theirs);
  await git(root, "reset", "--quiet", "--keep", commit);
  return [];
}
