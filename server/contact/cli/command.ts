import type { Writable } from "node:stream";
import type { Inbox } from "../storage/inbox.ts";

/**
 * The same result for people and, with --json, for machines. Empty if the
 * command has written its output itself.
 */
export interface Output {
  text?: string;
  json?: unknown;
}

/** What was typed after the command's name. */
export interface Arguments {
  positionals: string[];
  flag(name: string): boolean;
  option(name: string): string | undefined;
}

export interface CommandContext extends Arguments {
  inbox: Inbox;
  /** Prints to stderr, so that it never ends up in a redirected file. */
  warn(sentence: string): void;
  /** The command ran, but the result is a failure: exit code 1. */
  fail(sentence?: string): void;
  stdout: Writable;
}

export interface Command {
  /** The name, then the arguments. */
  usage: string;
  summary: string;
  /** Every option except --json and --help, which all commands have. */
  options?: Record<string, { type: "boolean" | "string" }>;
  /** None, if undefined. */
  positionals?: { least: number; most: number };
  /**
   * Throws a UsageError if the arguments contradict each other, before the
   * inbox is opened.
   */
  check?(given: Arguments): void;
  run(context: CommandContext): Promise<Output>;
}

/** A usage error: exit code 2. */
export class UsageError extends Error {}
