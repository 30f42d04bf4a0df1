import { expect, it } from "vitest";
import { titleLength, titleProblem } from "./title-length.ts";

const { least, most } = titleLength;

it("accepts titles up to the limits, independent of the brand's length", () => {
  for (const brand of ["Ax", "A brand of many letters"]) {
    expect(titleProblem("x".repeat(least), brand)).toBeUndefined();
    expect(titleProblem(brand + "x".repeat(most), brand)).toBeUndefined();
  }
});

it("says how long a title is if it does not fit", () => {
  expect(titleProblem("x".repeat(most + 1), "Ax")).toBe(
    `has ${most + 1} characters without the brand: write ${least} to ${most}`,
  );
  expect(titleProblem("x".repeat(least - 1), "Ax")).toContain(`has ${least - 1} characters`);
});
