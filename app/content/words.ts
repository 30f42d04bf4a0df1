import { z } from "zod";
import { getContent, type Source } from "./entries.ts";
import { figure, pluralNames, pluralOf } from "./intl.ts";
import { attempt, ContentError } from "./parse.ts";
import { type Phrase, type Words, wordsSchema } from "./schema/words.ts";

export const wordsFile: Source<Words> = {
  files: "words.yaml",
  schema: wordsSchema(pluralNames),
};

/** Something for every field of the schema. */
function standIn(schema: unknown): unknown {
  const each = (names: readonly string[], field: (name: string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, standIn(field(name))]));
  if (schema instanceof z.ZodObject)
    return each(Object.keys(schema.shape), (name) => schema.shape[name]);
  if (schema instanceof z.ZodRecord)
    return each(
      (schema.keyType as z.ZodEnum).options.map(String),
      () => schema.valueType,
    );
  return schema instanceof z.ZodArray
    ? Array.from({ length: 20 }, () => "word")
    : "word";
}

/**
 * The words that stand on many pages. Broken ones are replaced, so that other
 * content can still be checked.
 */
export const words: Words =
  attempt(() => getContent(wordsFile)) ?? (standIn(wordsFile.schema) as Words);

/**
 * Fills in the names in braces; of a phrase with plurals it chooses the form
 * for `count`.
 */
export function say(
  phrase: Phrase,
  values: Readonly<Record<string, string | number>>,
): string {
  const text =
    typeof phrase === "string"
      ? phrase
      : (phrase[pluralOf(Number(values.count))] ?? phrase.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new ContentError([
        {
          file: `content/${wordsFile.files}`,
          message: `“${text}” cannot say ${whole}`,
        },
      ]);
    return typeof value === "number" ? figure(value) : value;
  });
}

/** A number with its noun: `3 items`. */
export const counted = (noun: keyof Words["counts"], count: number): string =>
  say(words.counts[noun], { count });

/** As on a drawing: `Fig. 2`. */
export const fig = (number: string | number): string =>
  say(words.figures.number, { number });
