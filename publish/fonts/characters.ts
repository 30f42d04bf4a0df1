import { transform } from "lightningcss";
import { type Files, readableText } from "../output.ts";
import type { FontFile } from "./family.ts";
import { rangeOf } from "./font-styles.ts";

/** The characters that need a glyph, each with the file of its first use. */
type Characters = Map<string, string>;

/** Without spaces: a font may borrow those of another. */
export const needsNoGlyph = /[\t\n\r\u00ad\u200b\ufeff]/u;

/**
 * The characters of a language that visitors may type, whatever the content
 * uses.
 */
const english = String.fromCodePoint(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);

/**
 * The character set of the site: that of its language, and what pages,
 * drawings, cards and styles use.
 */
export function charactersOf(
  files: Files,
  cards: readonly { path: string; text: string }[],
): Characters {
  const characters: Characters = new Map();
  const add = (text: string, place: string) => {
    for (const character of new Set(text).difference(characters)) {
      if (!needsNoGlyph.test(character)) characters.set(character, place);
    }
  };
  for (const { path, text } of cards) add(text, `the card of ${path}`);
  for (const [name, data] of files) {
    if (/\.(html|svg)$/.test(name)) add(readableText(data.toString()), name);
    // Styles add text to pages, such as menu markers.
    const Token = {
      string: ({ value }: { value: string }) =>
        add(value, `the styles ${name}`),
    };
    if (name.endsWith(".css"))
      transform({ filename: name, code: data, visitor: { Token } });
  }
  add(english, "the contact form");
  return characters;
}

/**
 * Takes each character from the first subset of each family that has it;
 * browsers would show others in another font.
 */
export function chooseCharacters(
  files: readonly FontFile[],
  wanted: Characters,
): FontFile[] {
  const missing = [...wanted].filter(
    ([character]) => !files.some(({ has }) => has.has(character)),
  );
  if (missing.length > 0) {
    const list = missing.map(
      ([one, place]) => `  ${one} (${rangeOf(one).toUpperCase()}) in ${place}`,
    );
    const advice =
      "Write it in words, draw it as SVG, or choose a font that has it in app/styles/fonts.ts.";
    throw new Error(["No font of the site has:", ...list, advice].join("\n"));
  }
  // Sorted, because the order would change the hash of a font.
  const sorted = [...wanted.keys()].sort();
  const chosen = files.map((file) => {
    const family = files.filter(({ role }) => role === file.role);
    const isFrom = (one: string) =>
      family.find(({ has }) => has.has(one))?.subset === file.subset;
    return { ...file, has: new Set(sorted.filter(isFrom)) };
  });
  return chosen.filter(({ has }) => has.size > 0);
}
