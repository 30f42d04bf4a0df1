import type { LiveInbox } from "../inbox.ts";

/** The methods that are called on the thread. */
export type RemoteMethod = Exclude<keyof LiveInbox, "sinks" | "now" | "close">;

/** 'open' and 'close' come first and last; the others name a method of the inbox. */
export interface Call {
  readonly id: number;
  readonly method: RemoteMethod | "open" | "close";
  readonly args: readonly unknown[];
}

export interface RemoteError {
  readonly name: string;
  readonly message: string;
  readonly code: string | undefined;
}

export type Reply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: RemoteError };
