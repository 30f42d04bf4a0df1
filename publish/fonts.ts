import { readFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import type { Cached } from "./cache.ts";
import { characterCodes } from "./character-map.ts";
import { hashedName } from "./fingerprint.ts";
import { type Files, htmlFiles, mapHtml } from "./output.ts";
import { readableText } from "./readable-text.ts";

interface Face {
  /** The file in its package, without extension. */
  file: string;
  /** The axes that the styles use; the rest is cut away. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Must have every character of the site, alone or with the faces that complete it. */
  role: "text" | "completes text" | "display" | "mono";
}

const faces: Face[] = [
  {
    file: "anybody-latin-standard-normal",
    axes: { wght: { min: 430, max: 560 }, wdth: { min: 76, max: 86 } },
    role: "display",
  },
  { file: "instrument-sans-latin-wght-normal", axes: { wght: { min: 400, max: 600 } }, role: "text" },
  {
    file: "martian-mono-latin-standard-normal",
    axes: { wght: { min: 400, max: 600 }, wdth: 85 },
    role: "mono",
  },
  // The rupee sign is in no other file; a page without one does not ask for it.
  { file: "anybody-latin-ext-standard-normal", axes: { wght: 440, wdth: 100 }, role: "completes text" },
];

const familyOf = ({ file }: Face) => file.split("-latin")[0] ?? file;

/** Spaces are not among them: without its own, a face borrows the space of another. */
const needsNoGlyph = /[\t\n\r\u00ad\u200b\u2060\ufeff]/u;

/** The characters of the pages, and for each a page it stands on. */
function charactersOfPages(files: Files): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [page, html] of htmlFiles(files)) {
    for (const character of readableText(html)) {
      if (!needsNoGlyph.test(character) && !characters.has(character)) characters.set(character, page);
    }
  }
  return characters;
}

/** What a visitor may type, in the form or as an address, and the minus sign of open groups in the styles. */
function charactersBesides(): Map<string, string> {
  const characters = new Map([["\u2212", "the menus"]]);
  for (let code = 0x20; code < 0x7f; code++) characters.set(String.fromCharCode(code), "the contact form");
  return characters;
}

/** Silent loss of a character would show as a foreign glyph on one page: the build stops instead. */
function assertCovered(characters: Map<string, string>, covered: ReadonlySet<number>): void {
  const missing = [...characters].filter(([character]) => !covered.has(character.codePointAt(0) ?? 0));
  if (missing.length === 0) return;
  const list = missing.map(
    ([character, page]) => `${character} (U+${character.codePointAt(0)?.toString(16)}) on ${page}`,
  );
  throw new Error(`No face of the site has: ${list.join(", ")}. Draw it as SVG or write it in words.`);
}

/** The file of a face as its package has it, which the styles bring into the output. */
export function originalFace(files: Files, role: Face["role"]): [name: string, data: Buffer] {
  const file = faces.find((face) => face.role === role)?.file;
  const found = [...files].find(([name]) => name.startsWith(`assets/${file}-`));
  if (!found) throw new Error(`The styles use no file of the face ${file}`);
  return found;
}

/** Cuts each face to the glyphs and axes in use. */
export async function subsetFonts(files: Files, cached: Cached): Promise<void> {
  const ofPages = charactersOfPages(files);
  const characters = new Map([...charactersBesides(), ...ofPages]);
  // Sorted, since the same characters in another order make the same font.
  const textOf = (found: Map<string, string>) => [...found.keys()].sort().join("");
  const text = textOf(characters);
  // Headings are never typed.
  const wantedBy = { text, mono: text, display: textOf(ofPages), "completes text": "₹" };
  const covered = new Set<number>();
  for (const face of faces) {
    const { axes, role } = face;
    const [original, source] = originalFace(files, role);
    const cutTo = (wanted: string, targetFormat: "sfnt" | "woff2") =>
      cached(["font", source, JSON.stringify(axes), wanted, targetFormat], () =>
        subsetFont(source, wanted, { variationAxes: axes, noHinting: true, targetFormat }),
      );
    if (role === "text" || role === "completes text") {
      for (const code of characterCodes(await cutTo(text, "sfnt"))) covered.add(code);
    }
    const cut = await cutTo(wantedBy[role], "woff2");
    const name = hashedName(`${familyOf(face)}${role === "completes text" ? "-rupee" : ""}.woff2`, cut);
    files.delete(original);
    files.set(name, cut);
    mapHtml(files, (html) => html.replaceAll(`/${original}`, `/${name}`));
  }
  assertCovered(characters, covered);
}

/** The fonts' licence (OFL 1.1) wants its text beside every copy. */
export async function addFontLicences(files: Files, root: string): Promise<void> {
  for (const family of new Set(faces.map(familyOf))) {
    const text = await readFile(path.join(root, "node_modules/@fontsource-variable", family, "LICENSE"));
    files.set(hashedName(`${family}-licence.txt`, text), text);
  }
}
