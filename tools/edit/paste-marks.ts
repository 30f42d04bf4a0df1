/** No letter of any word: word processors and web pages put them in. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;

/** How Word begins an item of a list; in its symbol fonts, by private codes. */
const bullet = /^[ \t]*(?:[•·▪▫◦‣●○■□\uF0A7\uF0B7][ \t]*|[o§-]\t\s*)/gm;

/** A text that stands on one line stays on one. */
export const onOneLine = (text: string): string =>
  text.replaceAll(/\s*\n\s*/g, " ");

/** A pasted text without what word processors put around its words. */
export const withoutPasteMarks = (text: string): string =>
  text
    .replaceAll(invisible, "")
    .replaceAll(bullet, "")
    .replaceAll(/[ \t]*\t[ \t]*/g, " ")
    .trim();
