import { expect, it } from "vitest";
import { parseContent } from "../../content/testing/parse-content.ts";
import { legalSchema } from "./schema.ts";

/** publish/site-content.test.ts has a section without its summary. */
it("fails at a section of a policy with a number out of order, with the file and the section", () => {
  const policy = {
    title: "A policy",
    metaTitle: "A policy",
    metaDescription: "What this policy settles, in as many characters as it takes.",
    lastUpdated: "2025-01",
    order: 1,
    prose: "## 1. A\n\n> In short: a\n\nx\n\n## 3. B\n\n> In short: b\n\ny\n",
  };
  expect(() => parseContent(legalSchema, "content/legal/x.md", policy)).toThrow(
    'content/legal/x.md: section 2 must open with "## 2. Its title"',
  );
});
