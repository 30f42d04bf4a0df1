const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const wide =
  /\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/u;
const gap = "  ";

const split = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);
const width = (text: string): number =>
  split(text).reduce((sum, grapheme) => sum + (wide.test(grapheme) ? 2 : 1), 0);

function cut(text: string, longest: number): string {
  if (width(text) <= longest) return text;
  let kept = "";
  for (const grapheme of split(text)) {
    if (width(kept + grapheme) > longest - 1) break;
    kept += grapheme;
  }
  return `${kept}…`;
}

/** Columns are as wide as needed; the last one gets the rest of the terminal. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  columns: number,
): string {
  const lines = [heads, ...rows];
  const last = heads.length - 1;
  const widths = heads.map((_, index) => Math.max(...lines.map((line) => width(line[index] ?? ""))));
  const before = widths.slice(0, last).reduce((sum, each) => sum + each + gap.length, 0);
  const rest = Math.max(columns - before, 16);
  return lines
    .map((line) =>
      line
        .map((cell, index) =>
          index === last ? cut(cell, rest) : cell + " ".repeat((widths[index] ?? 0) - width(cell)),
        )
        .join(gap)
        .trimEnd(),
    )
    .join("\n");
}
