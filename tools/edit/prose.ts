/**
 * Headings, quotations, lists and numbers: what a line of Markdown begins with.
 */
const opening = /^\s*(?:(?:#{1,6}|>|[-*+]|\d+[.)])\s+)*/;
const fence = /^ {0,3}(```|~~~)/;
const cellEdge = /(?<!\\)\|/;

/**
 * A text in Markdown: its first and last line, counted from 0, and its cell if
 * they are a table.
 */
export type ProseText = readonly number[];

const isBlank = (line: string) => line.trim() === "";
/** Pictures and rules are no text. */
const isOther = (line: string) => /^\s*(!\[|<|[-=*_|:\s]+$)/.test(line);

/**
 * Every text of Markdown: a heading, an item of a list, a paragraph, a cell.
 * Code and pictures are left out.
 */
export function* proseTexts(lines: readonly string[]): Generator<ProseText> {
  let inFence = false;
  let current: ProseText | undefined;
  for (const [line, text] of lines.entries()) {
    if (fence.test(text)) inFence = !inFence;
    const isText =
      !inFence && !fence.test(text) && !isBlank(text) && !isOther(text);
    const isTable = isText && text.trim().startsWith("|");
    const begins = opening.exec(text)?.[0].trim() !== "";
    if (current && (!isText || isTable || begins)) {
      yield current;
      current = undefined;
    }
    if (isTable)
      for (const cell of text.trim().slice(1, -1).split(cellEdge).keys())
        yield [line, line, cell];
    else if (isText) current = [current?.[0] ?? line, line];
    if (current && /^\s*#/.test(text)) {
      yield current;
      current = undefined;
    }
  }
  if (current) yield current;
}

/**
 * Replaces a text in Markdown; the signs before it stay, unless nothing is left
 * of it.
 */
export function replaceText(
  lines: readonly string[],
  [line = 0, end = line, cell]: ProseText,
  change: (text: string) => string,
): string[] {
  const text = lines.slice(line, end + 1).join("\n");
  const [signs = ""] = opening.exec(text) ?? [];
  const withSigns = (words: string) => words && signs + words;
  const changed =
    cell === undefined
      ? withSigns(change(text.slice(signs.length)))
      : text
          .split(cellEdge)
          .map((part, index) =>
            index === cell + 1 ? ` ${change(part.trim())} ` : part,
          )
          .join("|");
  return [
    ...lines.slice(0, line),
    ...changed.split("\n"),
    ...lines.slice(end + 1),
  ];
}

/** Markdown would take a mark after an address for a part of it. */
const beforeAddress = /^[\s\S]*?(?=(?:\s\S*(?:\}|:\/)\/\S*)?$)/;

/** Marks every text of Markdown. */
export function markProse(
  prose: string,
  mark: (text: string, path: ProseText) => string,
): string {
  let lines: string[] = prose.split("\n");
  for (const text of [...proseTexts(lines)])
    lines = replaceText(lines, text, (words) =>
      words.replace(beforeAddress, (marked) => mark(marked, text)),
    );
  return lines.join("\n");
}
