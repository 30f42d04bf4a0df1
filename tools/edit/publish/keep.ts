import type {
  Clash,
  Decision,
  Outcome,
} from "../../../app/edit/publish-types.ts";
import { RefusedError } from "../../page-files/refused.ts";
import { changedFiles, git } from "../../shared/git.ts";
import { bringIn, type Check } from "./bring-in.ts";
import {
  type Checkout,
  commitsBetween,
  fetchAll,
  knownOnServer,
  readCheckout,
} from "./checkout.ts";

/** Colleagues who send at the same moment are waited for so many times. */
const ATTEMPTS = 3;

function requireSentence(message: string): void {
  if (message === "")
    throw new RefusedError("Say in a sentence what has changed.");
}

/** Commits the changed files with a sentence; false if nothing has changed. */
export async function commit(
  root: string,
  message: string,
  moved: readonly string[],
): Promise<boolean> {
  const files = await changedFiles(root, moved);
  if (files.length === 0) return false;
  requireSentence(message);
  await git(root, "update-index", "--add", "--remove", "--", ...files);
  await git(root, "commit", "--quiet", "--message", message, "--", ...files);
  return true;
}

export async function push(checkout: Checkout, branch: string): Promise<void> {
  const { root, remote } = checkout;
  const ref = `refs/heads/${branch}`;
  if (remote)
    await git(
      root,
      "push",
      "--quiet",
      "--set-upstream",
      remote,
      `${ref}:${ref}`,
    );
}

/** Whether others have sent something since. */
async function isBehind(checkout: Checkout): Promise<boolean> {
  await fetchAll(checkout);
  const theirs = await knownOnServer(checkout);
  return (
    theirs !== undefined &&
    (await commitsBetween(checkout.root, "HEAD", theirs)) > 0
  );
}

/**
 * Brings in what others have sent and sends one's own commits; returns what a
 * person has to decide first.
 */
async function exchange(
  checkout: Checkout,
  decisions: readonly Decision[],
  check: Check,
): Promise<Clash[]> {
  for (let attempt = 1; ; attempt += 1) {
    await fetchAll(checkout);
    const clashes = await bringIn(checkout, decisions, check);
    if (clashes.length > 0) return clashes;
    try {
      await push(checkout, checkout.branch);
      return [];
    } catch (error) {
      if (attempt === ATTEMPTS || !(await isBehind(checkout))) throw error;
    }
  }
}

/** Sends what is kept, with what others have sent. */
async function sendFrom(
  checkout: Checkout,
  decisions: readonly Decision[],
  check: Check,
): Promise<Outcome> {
  const { remote } = checkout;
  if (!remote)
    return { message: "No server is set up, so it stays on this machine." };
  try {
    const clashes = await exchange(checkout, decisions, check);
    if (clashes.length === 0) return { message: `It was sent to ${remote}.` };
    return {
      message: "A colleague has changed the same text. Choose one of the two:",
      clashes,
    };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return {
      message: `It is kept here, and was not sent to ${remote} yet. ${error.message}`,
    };
  }
}

/** Sends what could not be sent, or what has been decided. */
export const send = async (
  root: string,
  decisions: readonly Decision[],
  check: Check,
): Promise<Outcome> => sendFrom(await readCheckout(root), decisions, check);

/**
 * Commits the changed files with a sentence, brings in what others have sent,
 * and sends it where a server is set up.
 */
export async function keep(
  root: string,
  message: string,
  moved: readonly string[],
  check: Check,
): Promise<Outcome> {
  requireSentence(message);
  if (!(await commit(root, message, moved)))
    throw new RefusedError("Nothing differs from the last commit.");
  const checkout = await readCheckout(root);
  const sent = await sendFrom(checkout, [], check);
  const on = checkout.branch && ` on ${checkout.branch}`;
  return { ...sent, message: `Kept${on}: “${message}”. ${sent.message}` };
}
