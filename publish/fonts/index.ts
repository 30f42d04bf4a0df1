import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import type { Cached } from "../cache.ts";
import { hashedName } from "../fingerprint.ts";
import { type Files, mapHtmlAsync, readableText } from "../output.ts";
import { charactersOf, chooseCharacters } from "./characters.ts";
import {
  axisSettings,
  type FontFile,
  type Fonts,
  openFonts,
} from "./family.ts";
import { fontRule, fontStyles, rangeOf } from "./font-styles.ts";

/**
 * The layout features that browsers apply by default; the styles use no others.
 */
const features = [
  "ccmp",
  "kern",
  "locl",
  "mark",
  "mkmk",
  "rclt",
  "rlig",
  "rvrn",
];
const ligatures = ["calt", "clig", "liga"];

/** The font files for all characters of the pages and cards, and their CSS. */
export async function addFonts(
  files: Files,
  fonts: Fonts,
  cards: readonly { path: string; text: string }[],
  root: string,
  cached: Cached,
): Promise<{ chosen: FontFile[]; styles: string }> {
  const chosen = chooseCharacters(
    await openFonts(root, fonts),
    charactersOf(files, cards),
  );
  const rules: string[] = [];
  for (const file of chosen) {
    const { role, family, subset, isFirst, data, weight, has, font } = file;
    const characters = [...has].join("");
    // In some mono fonts most of the file is programming ligatures.
    const keepFeatures =
      role === "mono" ? features : [...features, ...ligatures];
    const variationAxes = axisSettings(file, "all");
    const cut = await cached(
      ["font", data, characters, JSON.stringify(font)],
      () =>
        subsetFont(data, characters, {
          variationAxes,
          keepFeatures,
          noHinting: true,
          targetFormat: "woff2",
        }),
    );
    const parts = [family.id, !isFirst && subset, weight].filter(Boolean);
    const name = hashedName(`${parts.join("-")}.woff2`, cut);
    files.set(name, cut);
    rules.push(fontRule(file, `/${name}`));
    // Licences must be distributed with the fonts.
    const licence = await readFile(
      path.join(root, "node_modules", font.package, "LICENSE"),
    );
    files.set(hashedName(`${family.id}-licence.txt`, licence), licence);
  }
  return { chosen, styles: await fontStyles(rules, chosen, cached) };
}

/** The tables of layout features, which one line of text does not need. */
const dropTables = ["GDEF", "GSUB", "STAT", "gasp"];

/**
 * Inlines the letters of each page's title as a font of their own (one to two
 * kilobytes), so that the title is painted in its final font. The display font
 * itself loads after the first paint (app/runtime/fetch-late.ts).
 */
export async function addTitleFonts(
  files: Files,
  chosen: readonly FontFile[],
  cached: Cached,
): Promise<void> {
  const displayed = chosen.filter(
    ({ role, isRegular }) => role === "display" && isRegular,
  );
  await mapHtmlAsync(files, async (html) => {
    const title = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? "";
    const letters = [...new Set(readableText(title))].sort();
    let links = "";
    let rules = "";
    for (const file of displayed) {
      const text = letters.filter((letter) => file.has.has(letter)).join("");
      if (text.trim() === "") continue;
      const variationAxes = axisSettings(file, "regular");
      const font = await cached(
        ["title font", file.data, text, JSON.stringify(file.font)],
        () =>
          subsetFont(file.data, text, {
            variationAxes,
            dropTables,
            noHinting: true,
            targetFormat: "woff2",
          }),
      );
      const url = `data:font/woff2;base64,${font.toString("base64")}`;
      // Without this link, Chromium decodes the font only after painting the
      // title in a fallback.
      links += `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${url}"/>`;
      const range = rules ? `;unicode-range:${rangeOf(text)}` : "";
      rules += `@font-face{font-family:Title;src:url(${url})${range}}`;
    }
    return html.replace("<style>", () => `${links}<style>${rules}`);
  });
}
