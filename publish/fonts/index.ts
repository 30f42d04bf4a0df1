import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { type FontRole, fontRoles } from "../../app/styles/fonts.ts";
import type { Cached } from "../cache.ts";
import { hashedName } from "../fingerprint.ts";
import type { Files } from "../output.ts";
import { type AxisSettings, allSettings, lentSetting, widthsOf } from "./axes.ts";
import {
  addCharacters,
  type Characters,
  charactersOfPages,
  charactersOfStyles,
  typedCharacters,
} from "./characters.ts";
import { type ChosenFile, chooseFiles, type Fonts } from "./choose-files.ts";
import { type Fallback, fallbackFor } from "./fallbacks.ts";
import { type FontFile, fontStyles, rangeOf } from "./font-styles.ts";

interface SiteFonts {
  /** The files that the fonts are subset from. */
  chosen: ChosenFile[];
  styles: string;
}

export const familyNames = (chosen: readonly ChosenFile[]): string[] => [
  ...new Set(chosen.map(({ family }) => family.name)),
];

/** The layout features that browsers apply by default; the styles use no others. */
const neededFeatures = ["ccmp", "kern", "locl", "mark", "mkmk", "rclt", "rlig", "rvrn"];
const defaultFeatures = [...neededFeatures, "calt", "clig", "liga"];

/** In some mono fonts most of the file is programming ligatures, which are left out. */
async function cutFont(cut: (features: string[]) => Promise<Buffer>, role: FontRole): Promise<Buffer> {
  const whole = await cut(defaultFeatures);
  if (role !== "mono") return whole;
  const needed = await cut(neededFeatures);
  return needed.length < whole.length / 2 ? needed : whole;
}

/** Subsets a file to the glyphs and axes in use, and writes borrowed characters to a file of their own. */
async function subsetFile(files: Files, chosen: ChosenFile, cached: Cached): Promise<FontFile[]> {
  const { role, family, subset, isFirst, font, data, axes, weight, characters, lent } = chosen;
  const addFile = async (
    parts: (string | number | false | undefined)[],
    text: string,
    settings: AxisSettings,
  ) => {
    const options = { variationAxes: settings, noHinting: true, targetFormat: "woff2" } as const;
    const cut = await cached(["font", data, JSON.stringify(settings), text], () =>
      cutFont((keepFeatures) => subsetFont(data, text, { ...options, keepFeatures }), role),
    );
    const name = hashedName(`${[family.id, ...parts].filter(Boolean).join("-")}.woff2`, cut);
    files.set(name, cut);
    return `/${name}`;
  };
  const fontFiles: FontFile[] = [];
  if (characters) {
    const url = await addFile([!isFirst && subset, weight], characters, allSettings(axes, font));
    const widths = axes.has("wdth") ? widthsOf(font) : undefined;
    fontFiles.push({ family: role, url, weight, widths, range: isFirst ? undefined : rangeOf(characters) });
  }
  if (lent) {
    const url =
      isFirst && fontFiles[0] ? fontFiles[0].url : await addFile(["lent"], lent, lentSetting(axes, font));
    fontFiles.push({ family: "borrowed", url, range: rangeOf(lent) });
  }
  return fontFiles;
}

export async function fallbacksOf(
  chosen: readonly ChosenFile[],
  cached: Cached,
): Promise<Record<FontRole, Fallback>> {
  const measured = fontRoles.map(async (role) => {
    const regular = chosen.find((file) => file.role === role && file.isRegular);
    if (!regular) throw new Error(`app/styles/fonts.ts: ${role}: the font has none of the site's characters`);
    return [role, await fallbackFor(regular, cached)] as const;
  });
  return Object.fromEntries(await Promise.all(measured)) as Record<FontRole, Fallback>;
}

/** The font files for all characters of the pages and cards, and their CSS. */
export async function addFonts(
  files: Files,
  fonts: Fonts,
  cards: readonly { path: string; text: string }[],
  root: string,
  cached: Cached,
): Promise<SiteFonts> {
  const ofPages = charactersOfPages(files);
  for (const { path, text } of cards) addCharacters(ofPages, text, `the card of ${path}`);
  const all: Characters = new Map([...typedCharacters(), ...charactersOfStyles(files), ...ofPages]);
  // Headings are never user input, and the CSS adds nothing to them.
  const chosen = await chooseFiles(fonts, { display: ofPages, text: all, mono: all }, root, cached);
  const fontFiles: FontFile[] = [];
  for (const file of chosen) fontFiles.push(...(await subsetFile(files, file, cached)));
  for (const { family } of chosen) {
    const text = await readFile(family.licence);
    // Licences must be distributed with the fonts.
    files.set(hashedName(`${family.id}-licence.txt`, text), text);
  }
  return { chosen, styles: fontStyles(fontFiles, await fallbacksOf(chosen, cached), fonts) };
}
