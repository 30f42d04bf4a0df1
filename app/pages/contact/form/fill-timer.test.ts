import { expect, it } from "vitest";
import { FillTimer } from "./fill-timer.ts";

/** tests/contact.spec.ts has a visitor who fills in an empty form. */
it("counts from page load if the form was filled in before the script ran, and from the first focus of the next message", () => {
  let now = 60_000;
  const timer = new FillTimer(() => now);
  expect(timer.seconds()).toBeCloseTo(60);
  timer.focused({ empty: false });
  now += 500;
  expect(timer.seconds()).toBeCloseTo(60.5);
  timer.restart();
  timer.focused({ empty: true });
  now += 5_000;
  timer.focused({ empty: true });
  expect(timer.seconds()).toBeCloseTo(5);
});
