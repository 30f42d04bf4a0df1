const NO_BREAK_SPACE = "\u00a0";
/** Keeps a line from breaking where it stands; has no width. */
const WORD_JOINER = "\u2060";

const unit = "(?:ms|s|min|h|wk|°C|%|px|[KMG]B|km|kg|m|t|lakh|crore|[ap]\\.m\\.)(?![\\w’])";
const beforeUnit = new RegExp(`(?<=\\d) (?=${unit})`, "g");
/** As in `5 h 10 min`. */
const betweenUnits = /(?<=\d\sh) (?=\d+\smin\b)/g;
/** As in `2.1/s`. */
const afterSlash = /(?<=\d\/)(?=[a-z])/g;
/** As in `day-end`; of longer words a line may take one half. */
const afterHyphen = /(?<=\b[A-Za-z]{1,8}-)(?=[A-Za-z]{2,8}\b)/g;

/** A number and its unit stay on one line. */
const joinUnits = (text: string): string =>
  text
    .replace(beforeUnit, NO_BREAK_SPACE)
    .replace(betweenUnits, NO_BREAK_SPACE)
    .replace(afterSlash, WORD_JOINER);

const joinCompounds = (text: string): string => text.replace(afterHyphen, WORD_JOINER);

/** A form may be hydrated by React, which expects its own words; drawings and titles have no lines. */
const untouched = "<(script|style|svg|form|title)\\b.*?</\\1>";
/** Headings below the title, and cells. */
const short = "<(h[23]|t[hd]|d[td])\\b.*?</\\2>";
const parts = new RegExp(`${untouched}|${short}|<[^>]*>|[^<]+`, "gs");
const partsOfShort = /<svg\b.*?<\/svg>|<[^>]*>|[^<]+/gs;

/** Puts the joints that keep lines of rendered HTML from breaking badly. What the content says stays as it is typed. */
export function typeset(html: string): string {
  return html.replace(parts, (part: string, _skipped?: string, isShort?: string) => {
    if (isShort)
      return part.replace(partsOfShort, (text) =>
        text.startsWith("<") ? text : joinCompounds(joinUnits(text)),
      );
    return part.startsWith("<") ? part : joinUnits(part);
  });
}
