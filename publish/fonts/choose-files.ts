import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { type Font, type FontRole, fontRoles } from "../../app/styles/fonts.ts";
import type { Cached } from "../cache.ts";
import type { Characters } from "./characters.ts";
import { type Family, type FontFile, openFamily } from "./family.ts";
import { type Axis, axesOf, glyphsByCode } from "./font-tables.ts";

export type Fonts = Record<FontRole, Font>;

/** A file of a family, and the characters to take from it. */
export interface ChosenFile extends FontFile {
  role: FontRole;
  font: Font;
  family: Family;
  subset: string;
  /** The name in the package. */
  data: Buffer;
  axes: ReadonlyMap<string, Axis>;
  /** For text of its role; sorted, because the order would change the hash of the font. */
  characters: string;
  /** For text of all roles, because another family lacks them. */
  lent: string;
  /** Whether it is the first of its role, which every page loads. */
  isFirst: boolean;
}

/** The family that provides a character another one lacks. */
const lenders: readonly FontRole[] = ["text", "display", "mono"];

const sorted = (characters: Iterable<string>) => [...characters].sort().join("");

/** A font in a readable format, with only the wanted characters. */
const readable = (data: Buffer, wanted: string, cached: Cached) =>
  cached(["readable font", data, wanted], () =>
    subsetFont(data, wanted, { noHinting: true, targetFormat: "sfnt" }),
  );

/** The files of a role's family that have its characters: the first for English, more if needed. */
async function filesFor(
  role: FontRole,
  font: Font,
  root: string,
  wanted: Iterable<string>,
  cached: Cached,
): Promise<ChosenFile[]> {
  const family = await openFamily(root, role, font);
  const missing = new Set(wanted);
  const text = sorted(missing);
  const chosen: ChosenFile[] = [];
  for (const subset of family.subsets) {
    if (missing.size === 0) break;
    let found: string[] = [];
    for (const file of family.filesOf(subset)) {
      const data = await readFile(file.file);
      const sfnt = await readable(data, text, cached);
      const codes = glyphsByCode(sfnt);
      found = [...missing].filter((character) => codes.has(character.codePointAt(0) ?? 0));
      if (found.length === 0) break;
      const axes = axesOf(sfnt);
      const characters = sorted(found);
      const isFirst = subset === family.subsets[0];
      chosen.push({ ...file, isFirst, role, font, family, subset, data, axes, characters, lent: "" });
    }
    for (const character of found) missing.delete(character);
  }
  return chosen;
}

/** If its own role had the file at all weights, it would be one more file to load. */
function lend(file: ChosenFile, character: string): void {
  file.lent = sorted(new Set(file.lent + character));
  if (!file.isFirst) file.characters = file.characters.replace(character, "");
}

/**
 * Chooses the files for all characters: each role uses its family, and borrows missing characters from another
 * role's. A character that no family has fails the build, because browsers would show it in another font.
 */
export async function chooseFiles(
  fonts: Fonts,
  wantedBy: Record<FontRole, Characters>,
  root: string,
  cached: Cached,
): Promise<ChosenFile[]> {
  const chosen: ChosenFile[] = [];
  for (const role of fontRoles) {
    chosen.push(...(await filesFor(role, fonts[role], root, wantedBy[role].keys(), cached)));
  }
  const ofRole = (role: FontRole) => chosen.filter((file) => file.role === role);
  const missing: Characters = new Map();
  for (const role of fontRoles) {
    const own = new Set(ofRole(role).flatMap(({ characters }) => [...characters]));
    for (const [character, place] of wantedBy[role]) {
      if (own.has(character)) continue;
      const lender = lenders
        .flatMap(ofRole)
        .find((file) => file.isRegular && (file.characters + file.lent).includes(character));
      if (lender) lend(lender, character);
      else missing.set(character, place);
    }
  }
  if (missing.size > 0) throw new Error(missingMessage(missing, chosen));
  return chosen;
}

function missingMessage(missing: Characters, chosen: ChosenFile[]): string {
  const families = [...new Set(chosen.map(({ family }) => family.name))].join(", ");
  const list = [...missing].map(([character, place]) => {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `  ${character} (U+${code}) in ${place}`;
  });
  return [
    `No font of the site (${families}) has:`,
    ...list,
    "Write it in words, draw it as SVG, or choose a font that has it in app/styles/fonts.ts.",
  ].join("\n");
}
