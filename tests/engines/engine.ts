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

const COMMAND_LIMIT_MS = 60_000;

/** The engine, with an error that names the command and its arguments when the browser does not answer. */
export function withTimeLimit(engine: Engine): Engine {
  return new Proxy(engine, {
    get(target, name: keyof Engine) {
      const command = target[name] as ((...args: unknown[]) => Promise<unknown>) | undefined;
      if (!command) return undefined;
      return async (...args: unknown[]) => {
        const described = `${name}(${args.map((arg) => (typeof arg === "function" ? arg.name : arg)).join(", ")})`;
        return withinLimit(command(...args), described, COMMAND_LIMIT_MS);
      };
    },
  });
}

/** The answer to a command; an error that names it if none comes. */
export async function withinLimit<Answer>(
  answer: Promise<Answer>,
  command: string,
  limit: number,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${command} got no answer`)), limit);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
