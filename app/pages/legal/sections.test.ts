import { expect, it } from "vitest";
import { readLegalSections } from "./sections.ts";

const table = (rows: string) =>
  readLegalSections(
    `## 1. Prices\n\n> In short: As a guide\n\n| Job | Time | Price |\n|---|---|---|\n${rows}`,
    () => {
      throw new Error("a section that is not broken");
    },
  )[0]?.html ?? "";

it("a table has no column in which only one row says something", () => {
  const html = table(
    "| Page | 2 weeks | |\n| Store | 4 weeks | |\n| ERP | 4 months | from $10 |\n",
  );
  expect(html).toContain("<th>Time</th>");
  expect(html).toContain("<td>4 months</td>");
  expect(html).not.toContain("Price");
  expect(html).not.toContain("$10");
});

it("the column comes back with a second value", () => {
  const html = table(
    "| Page | 2 weeks | from $5 |\n| Store | 4 weeks | |\n| ERP | 4 months | from $10 |\n",
  );
  expect(html).toContain("<th>Price</th>");
  expect(html.match(/<td>from \$\d+<\/td>/g)).toHaveLength(2);
  expect(html).toContain("<td></td>");
});
