import { z } from "zod";
import { textProblems } from "../text/check.ts";
import { format } from "../text/format.ts";
import { Message, type Text } from "../text/message.ts";
import { knownNames } from "../text/nearest.ts";
import { namesIn } from "../text/parse.ts";
import type { Words } from "./+types/words";
import { contentFile, placeOf } from "./content-files.ts";
import { getContent, readEntries, type Source } from "./entries.ts";
import { attempt, ContentError, type Mistake } from "./parse.ts";
import { message } from "./schema/message.ts";
import { site } from "./site.ts";

/**
 * The labels that the file has, and the names in them. The code is checked
 * against them by the types that tools/derive writes. A change of the file
 * while the program runs, such as in the editor, has to keep them.
 */
function shapeOf(value: unknown): z.ZodType {
  if (typeof value === "string") return message(namesIn(value));
  if (Array.isArray(value)) return z.array(message([])).min(value.length);
  if (typeof value !== "object" || value === null) return z.string();
  const shapes = Object.entries(value).map(
    ([key, label]) => [key, shapeOf(label)] as const,
  );
  return z.strictObject(Object.fromEntries(shapes));
}

/** From the project's root. */
const file = "content/words.yaml";
const found = contentFile(file);

export const wordsFile: Source = {
  files: "words.yaml",
  schema: shapeOf(found?.value) as z.ZodType<object>,
};

/** In the place of a text that is broken, so that others can be checked. */
const STAND_IN = "word";

/** A text of the file as programs read it. */
function readable(text: string, path: readonly PropertyKey[]) {
  if (textProblems(text, site.lang).length > 0) return STAND_IN;
  return namesIn(text).length > 0
    ? new Message(text, path)
    : format(text, {}, site.lang);
}

const mistakeAt = (path: readonly PropertyKey[], problem: string) =>
  new ContentError([{ ...placeOf({ file, path }), message: problem }]);

/** A label that the code needs, and that the file has not. */
const reportMissing = (path: readonly PropertyKey[]): ProxyHandler<object> => ({
  get(labels, name) {
    // JSON asks every object for it.
    if (typeof name !== "string" || name in labels || name === "toJSON")
      return Reflect.get(labels, name);
    const known = knownNames(name, Object.keys(labels));
    throw mistakeAt([...path, name], `is missing${known}`);
  },
});

function labelsOf(value: unknown, path: readonly PropertyKey[] = []): unknown {
  if (typeof value === "string") return readable(value, path);
  if (typeof value !== "object" || value === null) return STAND_IN;
  const labels = Array.isArray(value)
    ? value.map((item, index) => labelsOf(item, [...path, index]))
    : Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          key,
          labelsOf(item, [...path, key]),
        ]),
      );
  return new Proxy(labels, reportMissing(path));
}

function readWords(): Words {
  if (found === undefined || found.mistakes.length > 0)
    throw new ContentError(readEntries(wordsFile).mistakes);
  const content = attempt(() => getContent(wordsFile)) ?? found.value;
  return labelsOf(content) as Words;
}

/** The words that stand on many pages. */
export const words: Words = readWords();

/** A message with its values. A text that needs none may leave them out. */
export function say<Values, Given extends Values & object>(
  phrase: Message<Values> | string,
  values: Given,
): string {
  if (typeof phrase === "string") return phrase;
  const { text, path } = phrase;
  const [problem] = textProblems(text, site.lang, Object.keys(values));
  if (problem) throw mistakeAt(path, problem);
  return format(text, Object.fromEntries(Object.entries(values)), site.lang);
}

/** The labels that programs outside of the app need, with their names. */
export interface Needed {
  readonly [label: string]: Needed | readonly string[];
}

function mistakesIn(
  value: unknown,
  needed: Needed | readonly string[] | undefined,
  path: readonly PropertyKey[],
): Mistake[] {
  const place = placeOf({ file, path });
  if (value === undefined) return [{ ...place, message: "is missing" }];
  if (Array.isArray(needed))
    return textProblems(String(value), site.lang, needed).map((problem) => ({
      ...place,
      message: problem,
    }));
  return Object.entries(needed ?? {}).flatMap(([key, inner]) =>
    mistakesIn(Reflect.get(Object(value), key), inner, [...path, key]),
  );
}

/** Throws if one of these labels is missing, or has other names. */
export function checkLabels(needed: Needed): void {
  const mistakes = mistakesIn(getContent(wordsFile), needed, []);
  if (mistakes.length > 0) throw new ContentError(mistakes);
}

/** A number with its noun: `3 items`. */
export const counted = (noun: keyof Words["counts"], count: number): string =>
  say(words.counts[noun], { count });

/** As on a drawing: `Fig. 2`. */
export const fig = (number: Text): string =>
  say(words.figures.number, { number });
