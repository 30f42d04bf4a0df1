/** The time from the first sign of a person in the form to its sending: scripts fill it in at once. */
export class FillTimer {
  readonly #now: () => number;
  #startedAt: number | undefined;

  /** The clock counts milliseconds from the load of the page. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** What was typed before the form ran, or restored by the browser, took an unknown part of the visit: all of it. */
  focused({ empty }: { empty: boolean }): void {
    this.#startedAt ??= empty ? this.#now() : 0;
  }

  seconds(): number {
    return (this.#now() - (this.#startedAt ?? 0)) / 1000;
  }

  restart(): void {
    this.#startedAt = undefined;
  }
}
