import { expect, it } from "vitest";
import { site } from "../content/site.ts";
import { answerMeta, documentTitle } from "./page-meta.ts";

it("ends the title with the brand, once", () => {
  expect(documentTitle("Careers")).toBe(`Careers | ${site.name}`);
  expect(documentTitle(`${site.name}: software`)).toBe(`${site.name}: software`);
});

it("keeps error pages out of search engines", () => {
  const head = { title: "Not sent", description: "What became of the message, and what to do next." };
  expect(answerMeta(head)).toEqual([
    { title: `Not sent | ${site.name}` },
    { name: "description", content: head.description },
    { name: "robots", content: "noindex" },
  ]);
});
