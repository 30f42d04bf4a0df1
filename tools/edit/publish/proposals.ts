import type { Outcome, Proposal } from "../../../app/edit/publish-types.ts";
import { RefusedError } from "../../page-files/refused.ts";
import { changedFiles, git } from "../../shared/git.ts";
import { forgetOthers } from "../changes.ts";
import { fastForward } from "./bring-in.ts";
import {
  type Checkout,
  commitsBetween,
  fetchAll,
  knownOnServer,
  PROPOSAL,
  perhaps,
  readCheckout,
} from "./checkout.ts";
import { pullRequestAddress } from "./host.ts";
import { commit, push } from "./keep.ts";
import { leaveUndo, shareUndo } from "./undo-of-branch.ts";

const MOST_LETTERS = 40;

/** `New prices, from May!` → `proposal/new-prices-from-may`. */
function branchFor(message: string): string {
  const words = message.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["change"];
  const name = words.join("-").slice(0, MOST_LETTERS).replace(/-$/, "");
  return PROPOSAL + name;
}

/** Every branch of a proposal, here or on the server, by its name. */
async function proposalRefs({ root, remote }: Checkout) {
  const places = [`refs/heads/${PROPOSAL}`];
  if (remote) places.push(`refs/remotes/${remote}/${PROPOSAL}`);
  const said = await git(
    root,
    "for-each-ref",
    "--format=%(refname)",
    ...places,
  );
  const found = new Map<string, string>();
  for (const ref of said.split("\n").filter(Boolean))
    for (const place of places)
      if (ref.startsWith(place)) {
        const branch = PROPOSAL + ref.slice(place.length);
        // One that is here comes first.
        if (!found.has(branch)) found.set(branch, ref);
      }
  return found;
}

async function addressOf(checkout: Checkout, branch: string) {
  const { root, remote } = checkout;
  if (!remote || !(await knownOnServer(checkout, branch))) return undefined;
  const address = (await perhaps(root, "remote", "get-url", remote)) ?? "";
  const { main } = checkout;
  return pullRequestAddress(address, main, branch);
}

/** The proposals that are not published yet. */
export async function listProposals(root: string): Promise<Proposal[]> {
  const checkout = await readCheckout(root);
  const { main, branch: open } = checkout;
  const published = (await knownOnServer(checkout, main)) ?? main;
  const proposals: Proposal[] = [];
  for (const [branch, ref] of await proposalRefs(checkout)) {
    const isPublished = (await commitsBetween(root, published, ref)) === 0;
    if (isPublished && branch !== open) continue;
    const said = await git(root, "log", "-1", "--format=%s%n%an", ref, "--");
    const [title = "", author = ""] = said.split("\n");
    const sent = await knownOnServer(checkout, branch);
    proposals.push({
      branch,
      title,
      author,
      isOpen: branch === open,
      isSent:
        sent !== undefined && (await commitsBetween(root, sent, ref)) === 0,
      address: await addressOf(checkout, branch),
    });
  }
  return proposals;
}

/** The ref of a proposal. A request can name no other branch, and no option. */
async function refOf(checkout: Checkout, branch: string): Promise<string> {
  const ref = (await proposalRefs(checkout)).get(branch);
  if (ref) return ref;
  throw new RefusedError("There is no such proposal: reload this page.");
}

async function refuseChanges(root: string): Promise<void> {
  if ((await changedFiles(root)).length > 0)
    throw new RefusedError("Keep your changes first, or take them back.");
}

async function switchTo(
  { root, branch: from }: Checkout,
  to: string,
  ref?: string,
): Promise<void> {
  const isHere = await perhaps(
    root,
    "rev-parse",
    "--verify",
    `refs/heads/${to}`,
  );
  if (isHere || !ref) await git(root, "switch", "--quiet", to);
  else await git(root, "switch", "--quiet", "--create", to, "--track", ref);
  leaveUndo(root, from, to);
}

/** Back to the branch that is published, as it is now. */
async function returnTo(root: string, main: string): Promise<void> {
  const checkout = await readCheckout(root);
  await switchTo(checkout, main, await knownOnServer(checkout, main));
  await fastForward(await readCheckout(root));
}

export async function backToMain(root: string): Promise<Outcome> {
  await refuseChanges(root);
  const checkout = await readCheckout(root);
  await fetchAll(checkout).catch(() => undefined);
  await returnTo(root, checkout.main);
  return { message: `Back on ${checkout.main}.` };
}

/** Commits that were not sent are part of the proposal, and of it alone. */
async function moveUnsent(checkout: Checkout): Promise<void> {
  const { root, branch } = checkout;
  const theirs = await knownOnServer(checkout);
  const isUnsent = theirs && (await commitsBetween(root, theirs, branch)) > 0;
  if (isUnsent) await git(root, "branch", "--quiet", "--force", branch, theirs);
}

async function freeName(checkout: Checkout, message: string): Promise<string> {
  const taken = await proposalRefs(checkout);
  const name = branchFor(message);
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  return free;
}

const none = () => undefined;
const reason = ({ message }: Error) => message;

/**
 * Keeps the changes on a branch of their own, sends it, and goes back to the
 * branch that is published.
 */
export async function propose(
  root: string,
  message: string,
  moved: readonly string[],
): Promise<Outcome> {
  if (message === "")
    throw new RefusedError("Say in a sentence what has changed.");
  const checkout = await readCheckout(root);
  const from = checkout.branch;
  const offline = await fetchAll(checkout).then(none, reason);
  const branch = await freeName(checkout, message);
  const start = (await git(root, "rev-parse", "HEAD")).trim();
  await git(root, "switch", "--quiet", "--create", branch);
  try {
    await commit(root, message, moved);
    const theirs = await knownOnServer(checkout, from);
    if ((await commitsBetween(root, theirs ?? start, "HEAD")) === 0)
      throw new RefusedError("Nothing differs from the last commit.");
  } catch (error) {
    await git(root, "switch", "--quiet", from || "-");
    await git(root, "branch", "--quiet", "--delete", "--force", branch);
    throw error;
  }
  await moveUnsent(checkout);
  shareUndo(root, from);
  const unsent = offline ?? (await push(checkout, branch).then(none, reason));
  await returnTo(root, from || checkout.main);
  forgetOthers(root);
  const address = await addressOf(checkout, branch);
  const where = address
    ? "Ask for a review:"
    : `For a review, name the branch ${branch}.`;
  const sent = unsent
    ? `It could not be sent yet: continue it and send it later. ${unsent}`
    : where;
  return { message: `Proposed: “${message}”. ${sent}`, address };
}

/** Opens a proposal, one's own or a colleague's, to add to it. */
export async function continueProposal(
  root: string,
  branch: string,
): Promise<Outcome> {
  await refuseChanges(root);
  const checkout = await readCheckout(root);
  await fetchAll(checkout).catch(() => undefined);
  await refOf(checkout, branch);
  await switchTo(checkout, branch, await knownOnServer(checkout, branch));
  await fastForward(await readCheckout(root));
  return { message: "Your changes now go into this proposal." };
}

/** Removes a proposal as it is known here, and not what others have added. */
export async function withdraw(root: string, branch: string): Promise<Outcome> {
  const checkout = await readCheckout(root);
  const { remote } = checkout;
  const ref = await refOf(checkout, branch);
  const commitId = await git(root, "rev-parse", "--short", ref);
  if (branch === checkout.branch) {
    await refuseChanges(root);
    await returnTo(root, checkout.main);
  }
  const sent = await knownOnServer(checkout, branch);
  if (remote && sent) {
    const known = (await git(root, "rev-parse", sent)).trim();
    const name = `refs/heads/${branch}`;
    const lease = `--force-with-lease=${name}:${known}`;
    await git(root, "push", "--quiet", lease, remote, `:${name}`);
  }
  if (await perhaps(root, "rev-parse", "--verify", `refs/heads/${branch}`))
    await git(root, "branch", "--quiet", "--delete", "--force", branch);
  return {
    message: `Withdrawn. For some weeks an engineer can bring it back: it was ${commitId.trim()}.`,
  };
}
