import type {
  BranchState,
  Decision,
  Outcome,
  Proposal,
} from "./publish-types.ts";
import { ask } from "./server.ts";

/** What the page asks about branches. */

export const readBranch = () => ask<BranchState>("branch");
/** Shows what others have published. */
export const update = () => ask<Outcome>("update");
export const keep = (message: string) => ask<Outcome>("keep", { message });
export const send = (decisions: readonly Decision[]) =>
  ask<Outcome>("send", { decisions });
export const propose = (message: string) =>
  ask<Outcome>("propose", { message });
export const listProposals = () => ask<Proposal[]>("proposals");
export const continueProposal = ({ branch }: Proposal) =>
  ask<Outcome>("continue", { branch });
export const withdraw = ({ branch }: Proposal) =>
  ask<Outcome>("withdraw", { branch });
export const backToMain = () => ask<Outcome>("back");
