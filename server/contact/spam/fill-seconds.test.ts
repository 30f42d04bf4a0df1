import { expect, it } from "vitest";
import { parseFillSeconds } from "./fill-seconds.ts";

it.each([
  ["0.0", 0],
  ["13.4", 13.4],
  ["86400", 86_400],
])("reads %j as %d seconds", (header, seconds) => {
  expect(parseFillSeconds(header)).toBe(seconds);
});

it.each([undefined, "", "-1", "1e9", "NaN", "1.", " 2", "0x10", "1,5", "9".repeat(400), ["1", "2"]])(
  "treats %j as unknown",
  (header) => {
    expect(parseFillSeconds(header)).toBeNull();
  },
);
