/**
 * A visitor's words for places that would act on some characters: a terminal, a mail, a spreadsheet.
 * Those characters are shown instead of obeyed. The stored message keeps them as they were.
 */

/** Embeddings, overrides and isolates, by which a text can show itself in another order. */
const reordering = "\\u202A-\\u202E\\u2066-\\u2069";
const lineSeparators = "\\u2028\\u2029";
const unsafe = new RegExp(`[\\p{Cc}${reordering}${lineSeparators}]`, "gu");
const unsafeButLayout = new RegExp(`(?![\\n\\t])[\\p{Cc}${reordering}${lineSeparators}]`, "gu");
const deleteCharacter = 0x7f;
const controlPictures = 0x2400;

function show(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(controlPictures + code);
  if (code === deleteCharacter) return "\u2421";
  return `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
}

/** Keeps lines and tabs. */
export const visibleText = (text: string): string =>
  text.toWellFormed().replaceAll("\r\n", "\n").replace(unsafeButLayout, show);

/** Everything on one line, cut to a number of characters if one is given. */
export function visibleLine(text: string, longest = Number.POSITIVE_INFINITY): string {
  const line = text
    .toWellFormed()
    .replace(/\r\n|[\n\t]/g, " ")
    .replace(unsafe, show)
    .trim();
  const characters = line.length > longest ? [...line] : [];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join("")}…` : line;
}
