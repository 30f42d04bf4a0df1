/** Writes the outline of every kind from its pages in the last build. Review the diff before committing it. */
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { layoutAt, routes } from "../all-routes/groups.ts";
import { browserArguments, ensureBrowser } from "../tools/browser.ts";
import { open } from "../tools/open.ts";
import { serveSite } from "../tools/site.ts";
import { keptOutline, outlineFile } from "./files.ts";
import { fixedWords } from "./fixed-words.ts";
import { keepOptional, mergeOutlines, type OutlineNode, outlineOf, writeOutline } from "./outline.ts";
import { treeOf } from "./tree.ts";

const server = await serveSite();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
const isFixed = fixedWords();
const page = await browser.newPage({
  baseURL: server.listeningOrigin,
  viewport: { width: 1440, height: 900 },
  reducedMotion: "reduce",
});
/** Pages of free text have no outline: the author decides their structure. */
const texts = ["job", "insight"];

const outlines = new Map<string, OutlineNode[][]>();
for (const { route } of routes) {
  await open(page, route);
  const tree = await treeOf(page);
  for (const [name, part] of [
    ["frame", tree.frame],
    [layoutAt(route), tree.main],
  ] as const) {
    outlines.set(name, [...(outlines.get(name) ?? []), outlineOf(part, isFixed)]);
  }
}
await browser.close();
await server.close();

for (const [name, all] of outlines) {
  if (texts.includes(name)) continue;
  const outline = all.reduce((merged, each) => mergeOutlines(merged, each));
  const written = writeOutline(keepOptional(outline, keptOutline(name) ?? []));
  const isNew = written !== writeOutline(keptOutline(name) ?? []);
  writeFileSync(outlineFile(name), written);
  console.log(`${isNew ? "changed" : "unchanged"}: ${name}.yml, from ${all.length} pages`);
}
