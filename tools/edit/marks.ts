import { z } from "zod";
import type { MarkedFile } from "../../app/content/marks.ts";
import { END, isMark, START } from "../../app/edit/mark-codes.ts";
import type { FieldPlace, Path } from "../../app/edit/types.ts";
import { markProse } from "./prose.ts";

/** The field of a text, or the fact that it quotes. */
type Place = FieldPlace | { fact: string; file?: undefined };

const places: Place[] = [];
const ids = new Map<string, number>();

function idOf(place: Place): number {
  const key = JSON.stringify(place);
  const id = ids.get(key) ?? places.push(place) - 1;
  ids.set(key, id);
  return id;
}

/** The number of a fact's mark. */
export const factMark = (name: string): number => idOf({ fact: name });

/** What a mark on a page stands for. */
export const placeOf = (id: number): Place | undefined => places[id];

const wrap = (place: Place, text: string): string => {
  const id = idOf(place);
  return (
    String.fromCodePoint(START + id) + text + String.fromCodePoint(END + id)
  );
};

export const unmarked = (text: string): string => text.replace(isMark, "");

/**
 * The check of a file reads its texts without marks, so their facts have none
 * either.
 */
let isMarking = false;

/** Markdown would take marks for a part of the address. */
const isAddress = (value: string) => /^\S+(:\/\/|@)\S+$/.test(value);

export function markedFact(name: string, value: string): string {
  const text = unmarked(value);
  // {Offices} is the fact {offices} with a capital.
  const fact = name.charAt(0).toLowerCase() + name.slice(1);
  return isMarking && !isAddress(text) ? wrap({ fact }, text) : text;
}

export function markedLike(source: string, text: string): string {
  const start = source.codePointAt(0) ?? 0;
  const end = [...source].at(-1)?.codePointAt(0) ?? 0;
  const id = start - START;
  return id >= 0 && end === END + id
    ? String.fromCodePoint(start) + unmarked(text) + String.fromCodePoint(end)
    : text;
}

/**
 * Marks every string of a value. Of Markdown, each block of text has marks of
 * its own.
 */
function markStrings(file: string, value: unknown, path: Path = []): unknown {
  if (typeof value === "string") {
    const isProse =
      path.length === 1 && path[0] === "prose" && file.endsWith(".md");
    const mark = (text: string, at: Path) =>
      wrap({ file, path: [...path, ...at] }, text);
    if (isProse) return markProse(value, mark);
    // Schemas trim what is around the marks.
    return value.replace(/\S(?:[\s\S]*\S)?/, (words) => mark(words, []));
  }
  if (Array.isArray(value))
    return value.map((item, index) =>
      markStrings(file, item, [...path, index]),
    );
  if (typeof value !== "object" || value === null) return value;
  return mapValues(value, (item, key) =>
    markStrings(file, item, [...path, key]),
  );
}

const withoutMarks = z.transform((value) =>
  typeof value === "string" ? unmarked(value) : value,
);

/**
 * Text has limits of length only; a string with a form is a name, unless its
 * schema says that pages show it.
 */
function isText(schema: z.ZodString): boolean {
  const { minLength, maxLength, format } = schema;
  const isLimited = maxLength !== null || minLength !== null;
  const isFree =
    schema.def.checks === undefined || schema.def.checks.length === 0;
  return (
    schema.meta()?.shown === true || (format === null && (isLimited || isFree))
  );
}

/** The parts of a schema that are schemas. */
const within =
  /^(shape|element|items|rest|options|innerType|valueType|in|out)$/;

const mapValues = (
  values: object,
  change: (value: unknown, key: string) => unknown,
) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, change(value, key)]),
  );

const isTrim = (check: z.core.$ZodCheck) =>
  check._zod.def.check === "overwrite";

const markedSchemas = new WeakMap<z.ZodType, z.ZodType>();

/**
 * The same schema for marked values: texts keep their marks and are not
 * measured, names lose theirs.
 */
function forMarks(schema: unknown): z.ZodType {
  const known = schema as z.ZodType;
  const made = markedSchemas.get(known) ?? makeForMarks(known);
  markedSchemas.set(known, made);
  return made;
}

function makeForMarks(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodString && isText(schema))
    return schema.clone({
      ...schema.def,
      checks: schema.def.checks?.filter(isTrim) ?? [],
    });
  if (schema instanceof z.ZodDiscriminatedUnion)
    return z.union(schema.options.map(forMarks));
  const parts = Object.entries(schema.def).flatMap(
    ([name, part]): [string, unknown][] => {
      if (!within.test(name) || !part) return [];
      if (Array.isArray(part)) return [[name, part.map(forMarks)]];
      return [
        [name, name === "shape" ? mapValues(part, forMarks) : forMarks(part)],
      ];
    },
  );
  if (parts.length === 0) return withoutMarks.pipe(schema);
  return schema.clone({
    ...schema.def,
    ...Object.fromEntries(parts),
  } as never) as z.ZodType;
}

/**
 * What could not be marked, by file: a text that its schema compares or parses.
 */
export const unmarkable = new Map<string, string>();

export function withMarks<Content>(
  content: Content,
  { file, value, schema, fill }: MarkedFile<Content>,
): Content {
  const strings = markStrings(file, value);
  isMarking = true;
  const result = forMarks(schema).safeParse(fill ? fill(strings) : strings);
  isMarking = false;
  unmarkable.delete(file);
  if (result.success) return result.data as Content;
  unmarkable.set(file, z.prettifyError(result.error));
  return content;
}

({
  withMarks,
  markedFact,
  markedLike,
  unmarked,
}) satisfies typeof import("../../app/content/marks.ts");
