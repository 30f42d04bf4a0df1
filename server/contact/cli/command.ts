import type { Writable } from "node:stream";
import type { ParseArgsConfig } from "node:util";
import type { Inbox } from "../inbox.ts";

/** The same answer for people and, under --json, for machines. */
export interface Output {
  text: string;
  json: unknown;
  /** Said on stderr, so that it never ends up in a file. */
  warning?: string;
  /** What was asked is answered, but the answer is bad news. */
  failed?: boolean;
}

export interface CommandContext {
  inbox: Inbox;
  positionals: string[];
  flag(name: string): boolean;
  option(name: string): string | undefined;
  stdout: Writable;
  columns: number;
}

export interface Command {
  name: string;
  /** What follows the name. */
  usage: string;
  summary: string;
  /** Everything but --json and --help, which every command has; [option, meaning] for the help. */
  options: NonNullable<ParseArgsConfig["options"]>;
  help: readonly (readonly [string, string])[];
  positionals: { least: number; most: number };
  /** Nothing is returned by a command that has written its answer itself. */
  run(context: CommandContext): Promise<Output | undefined>;
}

/** Asked in a way that cannot be answered: exit code 2. */
export class UsageError extends Error {}

/** Asked well, but it cannot be done: exit code 1. */
export class CommandError extends Error {}
