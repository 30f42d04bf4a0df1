import { transform } from "lightningcss";
import { type Files, htmlFiles, readableText } from "../output.ts";

/** The characters that need a glyph, each with the file of its first use. */
export type Characters = Map<string, string>;

/** Without spaces: a font may borrow those of another. */
const needsNoGlyph = /[\t\n\r\u00ad\u200b\ufeff]/u;

/** The characters of a language that visitors may type, whatever the content uses. */
const english = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/** The character set of the site: that of its language, and what pages, drawings, cards and style sheets use. */
export function charactersOf(files: Files, cards: readonly { path: string; text: string }[]): Characters {
  const characters: Characters = new Map();
  const add = (text: string, place: string) => {
    for (const character of new Set(text).difference(characters)) {
      if (!needsNoGlyph.test(character)) characters.set(character, place);
    }
  };
  for (const [page, html] of htmlFiles(files)) add(readableText(html), page);
  for (const { path, text } of cards) add(text, `the card of ${path}`);
  for (const [name, data] of files) {
    if (name.endsWith(".svg")) add(readableText(data.toString()), name);
    // Styles add text to pages, such as menu markers.
    const Token = { string: ({ value }: { value: string }) => add(value, `the style sheet ${name}`) };
    if (name.endsWith(".css")) transform({ filename: name, code: data, visitor: { Token } });
  }
  add(english, "the contact form");
  return characters;
}
