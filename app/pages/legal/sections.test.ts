import { describe, expect, it } from "vitest";
import { parseContent } from "../../content/testing/parse-content.ts";
import { legalSchema } from "./schema.ts";

const frontMatter = {
  title: "A policy",
  metaTitle: "A policy",
  metaDescription: "What this policy settles, in as many characters as it takes.",
  lastUpdated: "2025-01",
  order: 1,
};
const read = (prose: string) =>
  parseContent(legalSchema, "content/legal/x.md", { ...frontMatter, prose }).sections;

describe("the sections of a policy", () => {
  it("splits a section into number, title, summary and prose", () => {
    const [section] = read("## 1. Fees & taxes\n\n> In short: Tax extra\n\nTwo *words*.\n\n- one\n- two\n");
    expect(section).toMatchObject({
      number: 1,
      title: "Fees & taxes",
      id: "fees-taxes",
      inShort: "Tax extra",
    });
    expect(section?.html).toBe("<p>Two <em>words</em>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>");
  });

  it("fails at a number out of order, with the file and the section", () => {
    expect(() => read("## 1. A\n\n> In short: a\n\nx\n\n## 3. B\n\n> In short: b\n\ny\n")).toThrow(
      'content/legal/x.md: section 2 must open with "## 2. Its title"',
    );
  });

  it("fails at a section without a summary", () => {
    expect(() => read("## 1. A\n\nProse at once.\n")).toThrow("section 1 needs a line");
  });
});
