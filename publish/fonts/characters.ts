import { type Files, htmlFiles } from "../output.ts";
import { readableText } from "../readable-text.ts";

/** The characters that need a glyph, each with its first use. */
export type Characters = Map<string, string>;

/** Without spaces: a font may borrow those of another. */
const needsNoGlyph = /[\t\n\r\u00ad\u200b\ufeff]/u;

/** The words around a position in a text. */
function nearWords(text: string, index: number): string {
  const words = text.slice(Math.max(0, index - 30), index + 30).replace(/\s+/g, " ");
  return words.slice(index > 30 ? words.indexOf(" ") + 1 : 0).replace(/ \S*$/, "");
}

export function addCharacters(characters: Characters, text: string, place: string): void {
  let index = 0;
  for (const character of text) {
    if (!needsNoGlyph.test(character) && !characters.has(character)) {
      characters.set(character, `${place}, near “${nearWords(`${text} `, index).trim()}”`);
    }
    index += character.length;
  }
}

const unescaped = (text: string) =>
  text.replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** The characters of the pages and of drawings in files. */
export function charactersOfPages(files: Files): Characters {
  const characters: Characters = new Map();
  for (const [page, html] of htmlFiles(files)) addCharacters(characters, readableText(html), page);
  for (const [name, data] of files) {
    if (name.endsWith(".svg")) addCharacters(characters, readableText(data.toString()), name);
  }
  return characters;
}

/** The characters that the CSS adds to pages, such as menu markers. */
export function charactersOfStyles(files: Files): Characters {
  const characters: Characters = new Map();
  for (const [name, data] of files) {
    if (!name.endsWith(".css")) continue;
    for (const [, text = ""] of data.toString().matchAll(/\bcontent:\s*"((?:\\.|[^"\\])*)"/g)) {
      addCharacters(characters, unescaped(text), `the style sheet ${name}`);
    }
  }
  return characters;
}

/** The characters that a visitor may type. */
export function typedCharacters(): Characters {
  const characters: Characters = new Map();
  for (let code = 0x20; code < 0x7f; code++) characters.set(String.fromCharCode(code), "the contact form");
  return characters;
}
