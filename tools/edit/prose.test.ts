import { describe, expect, it } from "vitest";
import { markProse, proseTexts, replaceText } from "./prose.ts";

const prose = `
## 1. What this covers

> In short: One line

A paragraph
on two lines.

- **First** item
- Second item

| Day | Price |
|---|---|
| Monday | $5 |

![A rack](rack.jpg "A caption")

\`\`\`sql The slow query
select 1
\`\`\`

Read https://site.example/policy.
`;

describe("the texts of Markdown", () => {
  it("are its headings, quotations, paragraphs, items and cells, without the signs before them", () => {
    const marked = markProse(prose, (text) => `[${text}]`);
    expect(marked.match(/\[(?!A rack)[^\]]+\]/g)).toEqual([
      "[What this covers]",
      "[In short: One line]",
      "[A paragraph\non two lines.]",
      "[**First** item]",
      "[Second item]",
      "[Day]",
      "[Price]",
      "[Monday]",
      "[$5]",
      // A mark after an address would become a part of it.
      "[Read]",
    ]);
    expect(marked.replace(/\[(?!A rack)|\](?!\()/g, "")).toBe(prose);
  });

  it.each([
    [0, "## 1. New"],
    [2, "New"],
    [4, "- New"],
    [7, "| New | $5 |"],
  ])("can be replaced one by one: %i", (number, line) => {
    const lines = prose.split("\n");
    const text = [...proseTexts(lines)][number];
    if (!text) throw new Error(`There is no text ${number}`);
    const changed = replaceText(lines, text, () => "New");
    expect(changed[text[0] ?? 0]).toBe(line);
    expect(changed.filter((other) => !lines.includes(other))).toEqual([line]);
  });
});
