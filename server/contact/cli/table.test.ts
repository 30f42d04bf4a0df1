import { expect, it } from "vitest";
import { table } from "./table.ts";

it("aligns columns and gives the last one the remaining width", () => {
  const text = table(
    ["A", "NAME", "MESSAGE"],
    [
      ["1", "Asha", "short"],
      ["22", "李明", "x".repeat(90)],
    ],
    40,
  );
  expect(text.split("\n")).toEqual(["A   NAME  MESSAGE", "1   Asha  short", `22  李明  ${"x".repeat(29)}…`]);
});

it("counts an emoji of several code points once", () => {
  const [, first, second] = table(
    ["N", "M"],
    [
      ["👩🏽‍💻", "a"],
      ["ab", "b"],
    ],
    80,
  ).split("\n");
  expect([first, second]).toEqual(["👩🏽‍💻  a", "ab  b"]);
});
