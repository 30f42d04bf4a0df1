import { describe, expect, it } from "vitest";
import { FillTimer } from "./fill-timer.ts";

/** A clock that counts from page load, like performance.now(). */
function timerAt(clock: { ms: number }) {
  return new FillTimer(() => clock.ms);
}

describe("FillTimer", () => {
  it("counts from the first focus in the empty form", () => {
    const clock = { ms: 60_000 };
    const timer = timerAt(clock);
    timer.focused({ empty: true });
    clock.ms += 1_000;
    timer.focused({ empty: true });
    clock.ms += 12_340;
    expect(timer.seconds()).toBeCloseTo(13.34);
  });

  it("counts from page load if the form was filled in before the script ran", () => {
    const clock = { ms: 60_000 };
    const timer = timerAt(clock);
    timer.focused({ empty: false });
    clock.ms += 500;
    expect(timer.seconds()).toBeCloseTo(60.5);
  });

  it("counts from page load if nothing was focused", () => {
    expect(timerAt({ ms: 800 }).seconds()).toBeCloseTo(0.8);
  });

  it("starts again with the next message", () => {
    const clock = { ms: 10_000 };
    const timer = timerAt(clock);
    timer.focused({ empty: true });
    clock.ms = 90_000;
    timer.restart();
    timer.focused({ empty: true });
    clock.ms = 95_000;
    expect(timer.seconds()).toBeCloseTo(5);
  });
});
