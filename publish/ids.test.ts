import { expect, it } from "vitest";
import { refuseRepeatedIds } from "./ids.ts";
import type { Files } from "./output.ts";

const page = { path: "/terms", file: "content/legal/terms.md" };
const pages = [page, { path: "/", file: "content/home.yaml" }];
/** Where the content says the words of an id. */
const wordsOfId = (file: string, id: string) =>
  file === page.file && id === "menu" ? [{ file, line: 12, field: "" }] : [];

const check = (html: string) => {
  const files: Files = new Map([
    ["index.html", Buffer.from('<main id="main"></main>')],
    ["terms.html", Buffer.from(html)],
  ]);
  return () => refuseRepeatedIds(files, { pages, wordsOfId });
};

it("accepts ids that each page has once", () => {
  expect(
    check('<main id="main"><a data-id="main" href="#main"></a>'),
  ).not.toThrow();
});

it("names file and line of the words that repeat an id of the page", () => {
  expect(check('<nav id="menu"></nav><h2 id="menu">Menu</h2>')).toThrow(
    'content/legal/terms.md:12: makes the id "menu", which another part of the page /terms has: change these words',
  );
});

it("names the page if no words of its file make the id", () => {
  expect(check('<svg id="hub"></svg><svg id="hub"></svg>')).toThrow(
    'content/legal/terms.md: the page /terms has the id "hub" more than once',
  );
});
