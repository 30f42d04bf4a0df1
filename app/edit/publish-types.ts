import type { FieldPlace } from "./types.ts";

/** A text that a colleague and this person have both changed. */
export interface Clash extends FieldPlace {
  /** For these two texts only. */
  key: string;
  label: string;
  /** As people read them. */
  mine: string;
  theirs: string;
  /** Mine as it is written, if a third text can be; none of a whole file. */
  draft?: string | undefined;
}

/** Which of two texts it shall be. */
export interface Decision {
  key: string;
  take: "mine" | "theirs" | "other";
  text?: string | undefined;
}

/** The branch that is edited, and what the team's server has of it. */
export interface BranchState {
  /** In words: the branch, or the sentence of a proposal. */
  name: string;
  isProposal: boolean;
  /** Whether there is a server to send to. */
  hasServer: boolean;
  /** Commits that are only here. */
  unsent: number;
  /** Commits of others that are not here yet, and who made them. */
  incoming: number;
  others: string[];
  /** Why the server could not be asked. */
  problem?: string | undefined;
}

/** A change that waits for review. */
export interface Proposal {
  branch: string;
  /** The sentence of its last change. */
  title: string;
  author: string;
  isOpen: boolean;
  isSent: boolean;
  /** Where the host opens a pull request. */
  address?: string | undefined;
}

/** What came of keeping or sending. */
export interface Outcome {
  message: string;
  /** Where the host opens a pull request. */
  address?: string | undefined;
  clashes?: Clash[] | undefined;
}
