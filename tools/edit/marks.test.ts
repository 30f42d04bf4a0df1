import { expect, it, vi } from "vitest";
import { contentTexts } from "../../app/content/content-files.ts";
import { isMark } from "../../app/edit/mark-codes.ts";
import { stringsOf } from "../page-files/yaml-text.ts";

/** Everything that pages are made of. */
async function contentWith(marks: () => Promise<object>) {
  vi.resetModules();
  vi.doMock("../../app/content/marks.ts", marks);
  const [
    { sources },
    { readEntries },
    { sitePages },
    { siteMenu },
    { siteFooter },
    { words },
    { checkContent },
  ] = await Promise.all([
    import("../../app/site/sources.ts"),
    import("../../app/content/entries.ts"),
    import("../../app/site/pages.ts"),
    import("../../app/site/menus.ts"),
    import("../../app/site/footer.ts"),
    import("../../app/content/words.ts"),
    import("../../app/site/check.ts"),
  ]);
  checkContent();
  const pages = sitePages().map(({ kind: _, ...page }) => page);
  return JSON.stringify([
    sources.map((source) => readEntries(source)),
    pages,
    siteMenu(),
    siteFooter(),
    words,
  ]);
}

it("marks every file, and nothing else about the content changes", async () => {
  const plain = await contentWith(() =>
    vi.importActual("../../app/content/marks.ts"),
  );
  const marked = await contentWith(() => import("./marks.ts"));
  const { unmarkable } = await import("./marks.ts");
  expect([...unmarkable]).toEqual([]);
  expect(plain).not.toMatch(isMark);
  // Of the texts that pages say as they are written, each has a mark where it
  // begins and one where it ends.
  const texts = [...contentTexts().values()]
    .flatMap(stringsOf)
    .map(({ value }) => JSON.stringify(value.trim()));
  const sentences = texts.filter(
    (text) => /\p{L} \p{L}/u.test(text) && plain.includes(text),
  );
  const shown = marked.replace(isMark, "|").replace(/\|+/g, "|");
  expect(sentences).not.toEqual([]);
  expect(
    sentences.filter((text) => !shown.includes(`"|${text.slice(1, -1)}|"`)),
  ).toEqual([]);
  expect(marked.replace(isMark, "")).toBe(plain);
});
