import { createReplacer } from "./replace-characters.ts";

/**
 * A visitor's text for places that interpret some characters: a terminal, a mail, a spreadsheet. Those characters are
 * made visible. The stored message is unchanged.
 */

/** Embeddings, overrides and isolates, which can reorder text. */
const reordering = "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";
const lineSeparators = "\u2028\u2029";
const deleteCharacter = 0x7f;
const controlPictures = 0x2400;

const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter((character) =>
  /\p{Cc}/u.test(character),
);

function show(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(controlPictures + code);
  if (code === deleteCharacter) return "\u2421";
  return `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
}

const shown = Object.fromEntries(
  [...controls, ...reordering, ...lineSeparators].map((character) => [character, show(character)]),
);
const showAllButLayout = createReplacer({ ...shown, "\n": "\n", "\t": "\t" });
const showOnOneLine = createReplacer({ ...shown, "\n": " ", "\t": " " });

/** Keeps line breaks and tabs. */
export const visibleText = (text: string): string =>
  showAllButLayout(text.toWellFormed().replace(/\r\n/g, "\n"));

/** Everything on one line, cut to a number of characters if given. */
export function visibleLine(text: string, longest = Number.POSITIVE_INFINITY): string {
  // Reads no more than could be shown: a character has at most two units.
  const beginning = text.trim().slice(0, 2 * longest + 2);
  const line = showOnOneLine(beginning.toWellFormed().replace(/\r\n/g, " "));
  const characters = line.length > longest ? [...line.slice(0, 2 * longest + 1)] : [];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join("")}…` : line;
}
