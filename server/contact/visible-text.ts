/**
 * A visitor's text for places that interpret some characters: a terminal, a
 * mail, a spreadsheet. Those characters are made visible. The stored message is
 * unchanged.
 */

/**
 * Control characters, line separators, and what can reorder text: embeddings,
 * overrides and isolates.
 */
const interpreted = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
const deleteCharacter = 0x7f;
const controlPictures = 0x2400;

function show(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(controlPictures + code);
  if (code === deleteCharacter) return "\u2421";
  return `[U+${code.toString(16).toUpperCase().padStart(4, "0")}]`;
}

/** Keeps line breaks and tabs. */
export const visibleText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n/g, "\n")
    .replace(interpreted, (character) =>
      /[\n\t]/.test(character) ? character : show(character),
    );

/** Everything on one line, cut to a number of characters if given. */
export function visibleLine(
  text: string,
  longest = Number.POSITIVE_INFINITY,
): string {
  // Reads no more than could be shown: a character has at most two units.
  const beginning = text.trim().slice(0, 2 * longest + 2);
  const line = beginning
    .toWellFormed()
    .replace(/\r\n|[\n\t]/g, " ")
    .replace(interpreted, show);
  const characters =
    line.length > longest ? [...line.slice(0, 2 * longest + 1)] : [];
  return characters.length > longest
    ? `${characters.slice(0, longest - 1).join("")}…`
    : line;
}
