import { site } from "./site.ts";

/**
 * How the site's language writes numbers, dates and lists. Only islands format
 * times themselves: the visitor's own.
 */
const { lang } = site;

/** TypeScript does not know these methods yet. */
type Locale = Intl.Locale & {
  getWeekInfo(): { firstDay: number };
  getTextInfo(): { direction: "ltr" | "rtl" };
};
const localeOf = (language: string) => new Intl.Locale(language) as Locale;

/** From 0, Sunday, to 6. */
export const firstDayOfWeek = localeOf(lang).getWeekInfo().firstDay % 7;

/** The `dir` of a page; none where text runs from left to right. */
export const directionOf = (language: string): "rtl" | undefined =>
  localeOf(language).getTextInfo().direction === "rtl" ? "rtl" : undefined;

const numbers = new Intl.NumberFormat(lang);
const compact = new Intl.NumberFormat(lang, { notation: "compact" });
const days = new Intl.DateTimeFormat(lang, {
  dateStyle: "long",
  timeZone: "UTC",
});
const months = new Intl.DateTimeFormat(lang, {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const dates = new Intl.DateTimeFormat(lang, {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const weekdays = new Intl.DateTimeFormat(lang, {
  weekday: "short",
  timeZone: "UTC",
});
const lists = new Intl.ListFormat(lang, { type: "conjunction" });

/** `1740` → `1,740`. */
export const figure = (number: number): string => numbers.format(number);

/** `1000000` → `1M`. */
export const compactFigure = (number: number): string => compact.format(number);

/** `2027-01-15` → `15 January 2027`. */
export const dayInWords = (day: string): string => days.format(new Date(day));

/** `2027-01` → `January 2027`. */
export const monthInWords = (month: string): string =>
  months.format(new Date(month));

/** A month, or a day, in words. */
export const dateInWords = (date: string): string =>
  date.length === "2027-01".length ? monthInWords(date) : dayInWords(date);

/** `2026-11`, 3 and 7 → `3–7 November`. */
export function dayRange(month: string, from: number, to: number): string {
  const [start = 0, end = 0] = [from, to].map(
    (day) => Date.parse(`${month}-01`) + (day - 1) * 86_400_000,
  );
  return dates.formatRange(start, end);
}

/** `Mon` to `Sun`, or from another day on. */
export const weekdayNames: readonly string[] = Array.from(
  { length: 7 },
  (_, day) =>
    // The first day of 2023 was a Sunday.
    weekdays.format(Date.UTC(2023, 0, 1 + firstDayOfWeek + day)),
);

const percent = new Intl.NumberFormat(lang, {
  style: "unit",
  unit: "percent",
});
const money = (currency: string) =>
  new Intl.NumberFormat(lang, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });

/** A dash without spaces, as the site writes all ranges. */
const rangeIn = (format: Intl.NumberFormat, from: number, to: number) =>
  from === to
    ? format.format(from)
    : format.formatRange(from, to).replace(/\s*–\s*/, "–");

/** 2 to 3 → `2–3`. */
export const figureRange = (from: number, to: number): string =>
  rangeIn(numbers, from, to);

/** 15 to 20 → `15–20%`. */
export const percentRange = (from: number, to: number): string =>
  rangeIn(percent, from, to);

/** 10000 to 25000 in `USD` → `$10,000–$25,000`. */
export const amountRange = (
  from: number,
  to: number,
  currency: string,
): string => rangeIn(money(currency), from, to);

/** `118000` in `INR` → `₹118,000`. */
export const amount = (number: number, currency: string): string =>
  money(currency).format(number);

/** `["New Delhi", "Bangalore"]` → `New Delhi and Bangalore`. */
export const wordList = (words: readonly string[]): string =>
  lists.format(words);

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** `DD`, which is now `DE`, has the name of `DE`. */
const isCurrent = (code: string): boolean =>
  new Intl.Locale(`und-${code}`).region === code;

function namesIn(
  language: string,
  style: "long" | "short",
): Map<string, string> {
  const names = new Intl.DisplayNames(language, {
    type: "region",
    style,
    fallback: "none",
  });
  const codes = alphabet.flatMap((first) =>
    alphabet.map((second) => first + second),
  );
  return new Map(
    codes.filter(isCurrent).map((code) => [names.of(code) ?? "", code]),
  );
}

let codesByName: Map<string, string> | undefined;

/**
 * `India` → `IN`, the code of ISO 3166, by the country's name in the site's
 * language or in English.
 */
export function countryCode(name: string): string | undefined {
  codesByName ??= new Map([
    ...namesIn("en", "short"),
    ...namesIn("en", "long"),
    ...namesIn(lang, "short"),
    ...namesIn(lang, "long"),
  ]);
  return codesByName.get(name);
}
