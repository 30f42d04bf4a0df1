import { readYaml } from "./content-files.ts";
import { figure, pluralNames, pluralOf } from "./intl.ts";
import { ContentError, parseContent } from "./parse.ts";
import { type Phrase, type Words, wordsSchema } from "./schema/words.ts";

const file = "content/words.yaml";

/** The words that stand on many pages. */
export const words: Words = parseContent(wordsSchema(pluralNames), file, readYaml(file));

/** Fills in the names in braces; of a phrase with plurals it chooses the form for `count`. */
export function say(phrase: Phrase, values: Readonly<Record<string, string | number>>): string {
  const text = typeof phrase === "string" ? phrase : (phrase[pluralOf(Number(values.count))] ?? phrase.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new ContentError(`${file}: “${text}” cannot say ${whole}`);
    return typeof value === "number" ? figure(value) : value;
  });
}

/** A number with its noun: `3 items`. */
export const counted = (noun: keyof Words["counts"], count: number): string =>
  say(words.counts[noun], { count });

/** As on a drawing: `Fig. 2`. */
export const fig = (number: string | number): string => say(words.figures.number, { number });
