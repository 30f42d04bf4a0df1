/** A browser with one window, driven by the client for its protocol. */
export interface Engine {
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a self-contained function in the page. */
  run<Result, Args extends unknown[]>(
    look: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** The open page as a PDF, if the driver supports it. */
  print?(): Promise<Uint8Array>;
  /** The console messages since the last call. */
  takeMessages(): Promise<string[]>;
  close(): Promise<void>;
}

export type ColourScheme = "light" | "dark";
