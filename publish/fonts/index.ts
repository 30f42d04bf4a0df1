import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import type { Cached } from "../cache.ts";
import { hashedName } from "../fingerprint.ts";
import type { Files } from "../output.ts";
import { type Characters, charactersOf } from "./characters.ts";
import { allSettings, type FontFile, type Fonts, openFonts } from "./family.ts";
import { fontRule, fontStyles } from "./font-styles.ts";

/** A file of a family, and the characters to take from it. */
export interface ChosenFile extends FontFile {
  characters: string;
}

export const familyNames = (files: readonly FontFile[]): string[] => [
  ...new Set(files.map(({ family }) => family.family)),
];

/** Browsers would show them in another font. */
function missingMessage(missing: Characters, files: readonly FontFile[]): string {
  const list = Array.from(missing, ([character, place]) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `  ${character} (U+${code}) in ${place}`;
  });
  const names = familyNames(files).join(", ");
  const advice = "Write it in words, draw it as SVG, or choose a font that has it in app/styles/fonts.ts.";
  return [`No font of the site (${names}) has:`, ...list, advice].join("\n");
}

/** Takes each character from the first subset of each family that has it. */
function chooseCharacters(files: readonly FontFile[], wanted: Characters): ChosenFile[] {
  const missing = new Map([...wanted].filter(([character]) => !files.some(({ has }) => has.has(character))));
  if (missing.size > 0) throw new Error(missingMessage(missing, files));
  // Sorted, because the order would change the hash of a font.
  const sorted = [...wanted.keys()].sort();
  const chosen = files.map((file) => {
    const family = files.filter(({ role }) => role === file.role);
    const isFrom = (character: string) =>
      family.find(({ has }) => has.has(character))?.subset === file.subset;
    return { ...file, characters: sorted.filter(isFrom).join("") };
  });
  return chosen.filter(({ characters }) => characters);
}

/** The layout features that browsers apply by default; the styles use no others. */
const features = ["ccmp", "kern", "locl", "mark", "mkmk", "rclt", "rlig", "rvrn"];
const ligatures = ["calt", "clig", "liga"];

/** The glyphs, axes and features in use. In some mono fonts most of the file is programming ligatures: left out. */
const cutFont = (file: ChosenFile): Promise<Buffer> =>
  subsetFont(file.data, file.characters, {
    variationAxes: allSettings(file),
    keepFeatures: file.role === "mono" ? features : [...features, ...ligatures],
    noHinting: true,
    targetFormat: "woff2",
  });

/** Writes the used part of a file, and returns the rule that loads it. */
async function addFile(files: Files, file: ChosenFile, cached: Cached): Promise<string> {
  const { family, subset, isFirst, data, weight, characters, font } = file;
  const cut = await cached(["font", data, characters, JSON.stringify(font)], () => cutFont(file));
  const parts = [family.id, isFirst ? null : subset, weight].filter(Boolean);
  const name = hashedName(`${parts.join("-")}.woff2`, cut);
  files.set(name, cut);
  return fontRule(file, `/${name}`, isFirst ? undefined : characters);
}

/** The font files for all characters of the pages and cards, and their CSS. */
export async function addFonts(
  files: Files,
  fonts: Fonts,
  cards: readonly { path: string; text: string }[],
  root: string,
  cached: Cached,
): Promise<{ chosen: ChosenFile[]; styles: string }> {
  const chosen = chooseCharacters(await openFonts(root, fonts), charactersOf(files, cards));
  const rules: string[] = [];
  for (const file of chosen) {
    rules.push(await addFile(files, file, cached));
    // Licences must be distributed with the fonts.
    const licence = await readFile(path.join(root, "node_modules", file.font.package, "LICENSE"));
    files.set(hashedName(`${file.family.id}-licence.txt`, licence), licence);
  }
  return { chosen, styles: await fontStyles(rules, chosen, cached) };
}
