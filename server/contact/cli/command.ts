import type { Writable } from "node:stream";
import type { Inbox } from "../inbox.ts";

/** The same result for people and, with --json, for machines. */
export interface Output {
  /** Undefined if the command has written its output itself. */
  text?: string;
  json?: unknown;
  /** Printed to stderr, so that it never ends up in a redirected file. */
  warning?: string;
  /** The command ran, but the result is a failure. */
  failed?: boolean;
}

interface CommandContext {
  inbox: Inbox;
  positionals: string[];
  flag(name: string): boolean;
  option(name: string): string | undefined;
  stdout: Writable;
  columns: number;
}

export interface Command {
  name: string;
  /** The arguments after the name. */
  usage: string;
  summary: string;
  /** Every option except --json and --help, which all commands have. */
  options?: Record<string, { type: "boolean" | "string"; value?: string; help: string }>;
  positionals: { least: number; most: number };
  run(context: CommandContext): Promise<Output>;
}

/** A usage error: exit code 2. */
export class UsageError extends Error {}
