/**
 * Measures the time from the first focus in the form until it is sent: scripts
 * fill it in instantly.
 */
export class FillTimer {
  readonly #now: () => number;
  #startedAt: number | undefined;

  /** `now` returns milliseconds since page load. */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /**
   * If text was typed before this ran, or restored by the browser, the time is
   * unknown: count from page load.
   */
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
