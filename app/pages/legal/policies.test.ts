import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import { numberWord } from "../../content/facts/number-words.ts";
import { site } from "../../content/site.ts";
import { TO_BE_WRITTEN } from "../../content/to-be-written.ts";
import { legal } from "./kind.ts";
import type { LegalSection } from "./sections.ts";

/** A policy as a visitor reads it, without markup. */
const textOf = (sections: readonly LegalSection[]) =>
  sections
    .map(({ html }) => html.replace(/<[^>]+>/g, "").replace(/\s+/g, " "))
    .join("\n");

/** The figures of a line: `7–14 days`, `15–20%`, `6+ months`, `30-40-30`. */
const figuresIn = (line: string) =>
  [
    ...line.matchAll(
      /\d+(?:[–-]\d+)*[%+]?(?: (?:business )?(?:hours|days|weeks|months|years))?/g,
    ),
  ].map(([found]) => found.replaceAll("-", "–"));

/**
 * The rows of the table of policies, which fixes their figures:
 * `| refund (ten sections; 10 Contact) | … |`.
 */
const [, table = ""] = readFileSync("docs/specification.md", "utf8").split(
  "### Policies\n",
);
const rows = [
  ...table.matchAll(
    /^\| (?<name>\w+)(?: \((?<structure>.*)\))? \| (?<figures>.*\d.*) \|$/gm,
  ),
];
const policies = rows.flatMap(({ groups }) => {
  const {
    name = "",
    structure = "",
    figures = "",
  }: Record<string, string | undefined> = groups ?? {};
  const policy = listEntries(legal).find(
    ({ slug }) => slug === `${name}-policy`,
  );
  // Skips drafts: the launch check lists those.
  const isWritten = policy && !textOf(policy.sections).includes(TO_BE_WRITTEN);
  return isWritten ? [{ name, structure, figures, policy }] : [];
});

describe.each(policies)(
  "the $name policy",
  ({ structure, figures, policy }) => {
    it("has the figures that docs/specification.md fixes", () => {
      const text = textOf(policy.sections);
      expect(
        figuresIn(figures).filter((figure) => !text.includes(figure)),
      ).toEqual([]);
    });

    it.runIf(structure)(
      "has the sections that docs/specification.md fixes",
      () => {
        expect(structure).toContain(
          `${numberWord(policy.sections.length)} sections`,
        );
        const titles = policy.sections.map(
          ({ number, title }) => `${number} ${title}`,
        );
        expect(titles).toEqual(
          expect.arrayContaining(structure.match(/\d+ [^,;]+/g) ?? []),
        );
      },
    );
  },
);

it("reads the figures of the specification", () => {
  expect(rows.length).toBeGreaterThan(0);
  expect(
    figuresIn(
      "15–20% off; due in 7–14 days; such as 30-40-30; 6+ months; 2 business days",
    ),
  ).toEqual([
    "15–20%",
    "7–14 days",
    "30–40–30",
    "6+ months",
    "2 business days",
  ]);
});

it.each(listEntries(legal))(
  "$title ends with the address to write to",
  ({ sections }) => {
    expect(sections.at(-1)?.html).toContain(`mailto:${site.email}`);
  },
);
