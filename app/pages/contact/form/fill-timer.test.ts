import { beforeEach, describe, expect, it } from "vitest";
import { FillTimer } from "./fill-timer.ts";

describe("the time to fill in the form", () => {
  /** Milliseconds since the page loaded, like performance.now(). */
  let now: number;
  let timer: FillTimer;
  beforeEach(() => {
    now = 60_000;
    timer = new FillTimer(() => now);
  });

  it("counts from the first focus in the empty form", () => {
    timer.focused({ empty: true });
    now += 1_000;
    timer.focused({ empty: true });
    now += 12_340;
    expect(timer.seconds()).toBeCloseTo(13.34);
  });

  it("counts from page load if the form was filled in before the script ran, or if nothing was focused", () => {
    expect(timer.seconds()).toBeCloseTo(60);
    timer.focused({ empty: false });
    now += 500;
    expect(timer.seconds()).toBeCloseTo(60.5);
  });

  it("starts again with the next message", () => {
    timer.focused({ empty: true });
    now += 80_000;
    timer.restart();
    timer.focused({ empty: true });
    now += 5_000;
    expect(timer.seconds()).toBeCloseTo(5);
  });
});
