import { EventEmitter } from "node:events";
import type { InboxHealth } from "./contact/message.ts";

const checkEveryMs = 10_000;
/** The visitors' messages wait as long as a check. */
const longestCheckMs = 15_000;

/**
 * Whether this server should get visitors: it finds out by itself, every few
 * seconds, so that no request for /readyz causes a write. Emits "change" with
 * the problem, or null.
 */
export class Readiness extends EventEmitter<{
  change: [problem: string | null];
}> {
  readonly #check: () => Promise<InboxHealth>;
  /** Undefined before the first check. */
  #problem: string | null | undefined;
  #checkingSince: number | null = null;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(check: () => Promise<InboxHealth>) {
    super();
    this.#check = check;
  }

  get isReady(): boolean {
    return this.#problem === null;
  }

  get problem(): string | null | undefined {
    return this.#problem;
  }

  /** How long the store has owed an answer. */
  get silentForMs(): number {
    return this.#checkingSince === null
      ? 0
      : performance.now() - this.#checkingSince;
  }

  /** Checks now and then regularly, until `stop`. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => this.check(), checkEveryMs);
    this.#timer.unref();
    await this.check();
  }

  /** Also called when a message shows that the answer has changed. */
  async check(): Promise<void> {
    if (this.silentForMs > longestCheckMs) this.#report("STORE_SILENT");
    if (this.#checkingSince !== null || this.#stopped) return;
    this.#checkingSince = performance.now();
    const health = await this.#check();
    this.#checkingSince = null;
    this.#report(health.reachable ? null : health.problem);
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
  }

  #report(problem: string | null): void {
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.emit("change", problem);
  }
}
