import { z } from "zod";
import { readContentAgain } from "../../../app/content/content-files.ts";
import { fillFacts } from "../../../app/content/facts/fill.ts";
import { siteFacts } from "../../../app/content/facts/site-facts.ts";
import type { Decision, Outcome } from "../../../app/edit/publish-types.ts";
import { movedFiles } from "../changes.ts";
import { unmarked } from "../marks.ts";
import { fastForward } from "./bring-in.ts";
import {
  branchState,
  fetchAll,
  knownOnServer,
  readCheckout,
} from "./checkout.ts";
import { contentCheck } from "./content-check.ts";
import { keep, send } from "./keep.ts";
import {
  backToMain,
  continueProposal,
  listProposals,
  propose,
  withdraw,
} from "./proposals.ts";

/** What the editor's page can ask about branches. */

export const decided = z.object({
  decisions: z.array(
    z.object({
      key: z.string(),
      take: z.enum(["mine", "theirs", "other"]),
      text: z.string().trim().optional(),
    }),
  ),
});

let lastTurn: Promise<unknown> = Promise.resolve();

/** Git does one thing at a time, also for several windows. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** The server is not asked more often, however many windows are open. */
const PAUSE = 30_000;
let asked = { at: Number.NEGATIVE_INFINITY, problem: "" };

async function ask(root: string): Promise<void> {
  const problem = await fetchAll(await readCheckout(root)).then(
    () => "",
    (error: Error) => error.message,
  );
  asked = { at: performance.now(), problem };
}

/** The text as people read it. */
function filled(text: string): string {
  const { value, problems } = fillFacts(siteFacts, text);
  const isFilled = problems.length === 0 && typeof value === "string";
  return isFilled ? unmarked(value) : text;
}

/** Files may have changed, so the content is read again. */
const changing = (
  root: string,
  work: () => Promise<Outcome>,
): Promise<Outcome> =>
  inTurn(async () => {
    try {
      const outcome = await work();
      const clashes = outcome.clashes?.map((clash) => ({
        ...clash,
        mine: filled(clash.mine),
        theirs: filled(clash.theirs),
      }));
      return { ...outcome, clashes };
    } finally {
      readContentAgain(root);
    }
  });

/** Takes what others have sent, unless something of one's own is in the way. */
async function takeOver(root: string): Promise<Outcome> {
  const before = await readCheckout(root);
  const theirs = await knownOnServer(before);
  await fastForward(before);
  return { message: theirs ? "This is what others have published." : "" };
}

/** Before the first page is shown. A folder without Git can be edited too. */
export const begin = (root: string): Promise<Outcome> =>
  changing(root, async () => {
    try {
      await ask(root);
      return await takeOver(root);
    } catch (error) {
      return { message: (error as Error).message };
    }
  });

export const branch = (root: string) =>
  inTurn(async () => {
    if (performance.now() > asked.at + PAUSE) await ask(root);
    return branchState(await readCheckout(root), asked.problem);
  });

export const update = (root: string) => changing(root, () => takeOver(root));

export const keepChanges = (root: string, message: string) =>
  changing(root, () =>
    keep(root, message, movedFiles(root), contentCheck(root)),
  );

export const sendKept = (root: string, decisions: readonly Decision[]) =>
  changing(root, () => send(root, decisions, contentCheck(root)));

export const proposeChanges = (root: string, message: string) =>
  changing(root, () => propose(root, message, movedFiles(root)));

export const proposals = (root: string) => inTurn(() => listProposals(root));

export const openProposal = (root: string, name: string) =>
  changing(root, () => continueProposal(root, name));

export const withdrawProposal = (root: string, name: string) =>
  changing(root, () => withdraw(root, name));

export const leaveProposal = (root: string) =>
  changing(root, () => backToMain(root));
