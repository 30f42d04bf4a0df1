import { expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import { caseStudy } from "./kind.ts";
import { nextCaseStudy } from "./next-case-study.ts";

it("links each case study to the next and the last to the first", () => {
  const slugs = listEntries(caseStudy).map(({ slug }) => slug);
  expect(slugs.map((slug) => nextCaseStudy(slug).slug)).toEqual([...slugs.slice(1), slugs[0]]);
});
