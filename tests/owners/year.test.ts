import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copySite, type SiteCopy } from "./site-copy.ts";
import { type Change, year } from "./year.ts";

/**
 * A year of an owner's changes to a copy of the project. Makes them all and
 * builds once. With the command `npm run test:nightly` it builds after each,
 * and runs the copy's whole `npm test` at the end.
 */
const step = import.meta.env.MODE === "whole-year";

let copy: SiteCopy;

function make({ edit, commands = [] }: Change): void {
  edit?.(copy);
  for (const [program, ...args] of commands) {
    const { status, output } = copy.node(program, args);
    expect(status, output).toBe(0);
  }
  copy.publishDrafts();
  copy.writeTexts();
}

function build(): void {
  const { status, output } = copy.node("publish/build.ts");
  expect(status, output).toBe(0);
}

function check({ gone = [], says = {} }: Change): void {
  expect(copy.mentions(gone)).toEqual([]);
  for (const [file, wanted] of Object.entries(says)) {
    // Without the element that prevents line breaks.
    const page = copy.read(`build/site/${file}`).replaceAll(/<\/?n-b>/g, "");
    for (const words of wanted) expect(page).toMatch(words);
  }
}

beforeAll(() => {
  copy = copySite();
  if (step) return;
  for (const change of year) make(change);
  build();
}, 400_000);

afterAll(() => copy.remove());

describe("an owner's year", { timeout: 400_000 }, () => {
  it.each(year)("$name", (change) => {
    if (step) {
      make(change);
      build();
    }
    check(change);
  });

  it.runIf(step)("all tests of the copy pass", { timeout: 5_400_000 }, () => {
    const { status, output } = copy.node("tests/run.ts");
    expect(status, output).toBe(0);
  });
});
