/** `€` and `EUR`: in many languages after the number. */
const currency = `\\p{Sc}|(?:${Intl.supportedValuesOf("currency").join("|")})`;
const unit = `(?:ms|s|min|h|wk|°C|%|px|[KMG]B|km|kg|m|t|lakh|crore|[ap]\\.m\\.|${currency})(?![\\w’])`;
/** As in `7 °C` and `5 h 10 min`. */
const measure = `[^\\s<]*\\d ${unit}(?: \\d+ min\\b)?`;
/** As in `EUR 300` and `§ 5`. */
const numbered = `(?<!\\w)(?:${currency}|§) \\d[\\d.,]*(?<![.,])`;
/** As in `2.1/s`. */
const rate = "\\d[\\d.,]*/[a-z]+";
const amount = "[$₹€£]?\\d+(?:[.,]\\d+)*";
/** As in `1–2 weeks`, `30–40–30` and `$10,000–$25,000`. */
const range = `${amount}(?:–${amount})+`;
/** As in `day-end`; longer compounds may break. */
const compound = "(?<![\\w-])\\w{1,8}(?:-[A-Za-z]{2,10})+\\b(?!-)";

const figures = `${numbered}|${measure}|${rate}|${range}`;
const measures = new RegExp(figures, "gu");
const joined = new RegExp(`${figures}|${compound}`, "gu");

/**
 * A custom element, so that no other rule matches it; app/styles/base.css keeps
 * it on one line.
 */
const keepTogether = (text: string, pattern: RegExp): string =>
  text.replace(pattern, "<n-b>$&</n-b>");

/**
 * React hydrates forms and expects its own markup; drawings and titles do not
 * wrap.
 */
const untouched = "<(script|style|svg|form|title)\\b.*?</\\1>";
/** Headings below the title, and cells. */
const short = "<(h[23]|t[hd]|d[td])\\b.*?</\\2>";
const parts = new RegExp(`${untouched}|${short}|<[^>]*>|[^<]+`, "gs");
const partsOfShort = /<svg\b.*?<\/svg>|<[^>]*>|[^<]+/gs;

/**
 * Prevents bad line breaks: in all text between a number and its unit and
 * inside ranges, in headings and cells also inside short compounds. The
 * characters stay unchanged, so that search, copy and comparison work.
 */
export function typeset(html: string): string {
  return html.replace(
    parts,
    (part: string, _skipped?: string, isShort?: string) => {
      if (isShort)
        return part.replace(partsOfShort, (text) =>
          text.startsWith("<") ? text : keepTogether(text, joined),
        );
      return part.startsWith("<") ? part : keepTogether(part, measures);
    },
  );
}
