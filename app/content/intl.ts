import { site } from "./site.ts";

/** How the site's language writes numbers, dates and lists. Nothing else on the site formats them. */
const { lang } = site;

/** Without its region: `en` for `en-GB`. */
export const { language } = new Intl.Locale(lang);

const numbers = new Intl.NumberFormat(lang);
const compact = new Intl.NumberFormat(lang, { notation: "compact" });
const days = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
const months = new Intl.DateTimeFormat(lang, { month: "long", year: "numeric", timeZone: "UTC" });
const lists = new Intl.ListFormat(lang, { type: "conjunction" });
const plurals = new Intl.PluralRules(lang);

/** `1740` → `1,740`. */
export const figure = (number: number): string => numbers.format(number);

/** `1000000` → `1M`. */
export const compactFigure = (number: number): string => compact.format(number);

/** `2027-01-15` → `15 January 2027`. */
export const dayInWords = (day: string): string => days.format(new Date(day));

/** `2027-01` → `January 2027`. */
export const monthInWords = (month: string): string => months.format(new Date(month));

/** `["New Delhi", "Bangalore"]` → `New Delhi and Bangalore`. */
export const wordList = (words: readonly string[]): string => lists.format(words);

const order = ["zero", "one", "two", "few", "many", "other"] as const;

/** The plurals of the language, in the order of Unicode: `one`, `other`. */
export const pluralNames = order.filter((name) => plurals.resolvedOptions().pluralCategories.includes(name));

export const pluralOf = (number: number): Intl.LDMLPluralRule => plurals.select(number);
