import type { BranchState } from "../../../app/edit/publish-types.ts";
import { git } from "../../shared/git.ts";

/** What the names of proposals begin with, so never with a hyphen. */
export const PROPOSAL = "proposal/";

/** Which branch of a repository is edited. */
export interface Checkout {
  root: string;
  /** The team's server, if there is one. */
  remote: string | undefined;
  /** Empty while none is checked out. */
  branch: string;
  /** The branch that is published. */
  main: string;
}

const linesOf = (text: string) => text.split("\n").filter(Boolean);

/** Git's answer, or nothing if it has none. */
export const perhaps = (
  root: string,
  ...args: string[]
): Promise<string | undefined> =>
  git(root, ...args).then(
    (said) => said.trim(),
    () => undefined,
  );

const exists = async (root: string, ref: string) =>
  (await perhaps(root, "rev-parse", "--quiet", "--verify", ref)) !== undefined;

async function mainOf(root: string, remote: string | undefined) {
  const head =
    remote &&
    (await perhaps(root, "symbolic-ref", `refs/remotes/${remote}/HEAD`));
  if (head) return head.slice(`refs/remotes/${remote}/`.length);
  const isMaster = await exists(root, "refs/heads/master");
  const isMain = await exists(root, "refs/heads/main");
  return isMaster && !isMain ? "master" : "main";
}

export async function readCheckout(root: string): Promise<Checkout> {
  const [remote] = linesOf(await git(root, "remote"));
  const branch = (await git(root, "branch", "--show-current")).trim();
  const isLine = branch !== "" && !branch.startsWith(PROPOSAL);
  const main = isLine ? branch : await mainOf(root, remote);
  return { root, remote, branch, main };
}

/** A branch as the server had it when it was last asked. */
export const refOnServer = ({ remote }: Checkout, branch: string): string =>
  `refs/remotes/${remote}/${branch}`;

/** The same; undefined if the server has no such branch. */
export async function knownOnServer(
  checkout: Checkout,
  branch = checkout.branch,
): Promise<string | undefined> {
  const ref = refOnServer(checkout, branch);
  const isKnown = checkout.remote && (await exists(checkout.root, ref));
  return isKnown ? ref : undefined;
}

/** Asks the server what others have sent. */
export async function fetchAll({ root, remote }: Checkout): Promise<void> {
  if (remote) await git(root, "fetch", "--quiet", "--prune", remote);
}

/** Commits of one that the other does not have. */
export async function commitsBetween(
  root: string,
  from: string,
  to: string,
): Promise<number> {
  return Number(await git(root, "rev-list", "--count", `${from}..${to}`));
}

/** The authors of commits, each once. */
export const authorsBetween = async (root: string, from: string, to: string) =>
  [
    ...new Set(
      linesOf(await git(root, "log", "--format=%an", `${from}..${to}`)),
    ),
  ].sort();

async function unsentCommits(
  { root, remote }: Checkout,
  theirs: string | undefined,
): Promise<number> {
  if (!remote) return 0;
  if (theirs) return commitsBetween(root, theirs, "HEAD");
  return Number(
    await git(
      root,
      "rev-list",
      "--count",
      "HEAD",
      "--not",
      `--remotes=${remote}`,
    ),
  );
}

/** What the bar says about the branch. */
export async function branchState(
  checkout: Checkout,
  problem?: string,
): Promise<BranchState> {
  const { root, remote, branch } = checkout;
  const theirs = await knownOnServer(checkout);
  const isProposal = branch.startsWith(PROPOSAL);
  return {
    name: isProposal ? branch.slice(PROPOSAL.length) : branch,
    isProposal,
    hasServer: remote !== undefined,
    unsent: await unsentCommits(checkout, theirs),
    incoming: theirs ? await commitsBetween(root, "HEAD", theirs) : 0,
    others: theirs ? await authorsBetween(root, "HEAD", theirs) : [],
    problem,
  };
}
