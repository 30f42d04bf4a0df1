import type { z } from "zod";
import { filesOf, getContent } from "../../app/content/entries.ts";
import { fillFacts } from "../../app/content/facts/fill.ts";
import { siteFacts } from "../../app/content/facts/site-facts.ts";
import { ownersFacts } from "../../app/content/facts/sources.ts";
import { attempt, writtenSchema } from "../../app/content/parse.ts";
import type { Field, List, ListedField } from "../../app/edit/types.ts";
import { sources } from "../../app/site/sources.ts";
import { labelOf } from "../editor/fields.ts";
import { valueAt } from "./file-text.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Path = readonly (string | number)[];

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;

const jsonSchemas = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of what an author writes into a file. */
export function schemaOf(file: string): JsonSchema | undefined {
  const schema = sources.find((source) => filesOf(source).includes(file))?.schema;
  if (!schema) return undefined;
  const made = jsonSchemas.get(schema) ?? writtenSchema(schema);
  jsonSchemas.set(schema, made);
  return made;
}

const variants = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf)?.filter(isSchema).flatMap(variants) ?? [schema];

function step(schema: JsonSchema, key: string | number): JsonSchema | undefined {
  for (const { properties, prefixItems, items, additionalProperties } of variants(schema)) {
    const found =
      typeof key === "number" ? (prefixItems?.[key] ?? items) : (properties?.[key] ?? additionalProperties);
    if (isSchema(found)) return found;
  }
  return undefined;
}

/** The schema of a field. */
export const schemaAt = (schema: JsonSchema | undefined, path: Path): JsonSchema | undefined =>
  path.reduce<JsonSchema | undefined>((found, key) => found && step(found, key), schema);

/** `["faq", 2, "answer"]` → `Faq 3, answer`. */
export function fieldLabel(path: Path): string {
  if (path[0] === "prose") return "Text";
  const words = path.map((key) => (typeof key === "number" ? `${key + 1}` : labelOf(key).toLowerCase()));
  const label = words.join(", ").replace(/, (\d+)/g, " $1");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Where a fact is stated; undefined if it derives from other content. */
function statedAt(name: string): { file: string; path: Path } | undefined {
  if (name in (attempt(() => getContent(ownersFacts)) ?? {}))
    return { file: "content/facts.yaml", path: [name] };
  const ofSite: Record<string, Path> = { brand: ["name"], email: ["email"], siteUrl: ["url"] };
  return ofSite[name] && { file: "content/site.yaml", path: ofSite[name] };
}

/** The facts that a text quotes. */
function quotedFacts(text: string): Field["facts"] {
  const quotes = new Set(text.match(/\{[a-z]\w*(?::[^{}]+)?\}/gi));
  return [...quotes].flatMap((quote) => {
    const { value, problems } = fillFacts(siteFacts, quote);
    const written = quote.slice(1).replace(/[:}].*/, "");
    const name = written.charAt(0).toLowerCase() + written.slice(1);
    if (problems.length > 0 || typeof value !== "string") return [];
    const place = statedAt(name);
    return [{ quote, name, value, ...(place && { place }) }];
  });
}

/** The innermost list that a field is in, unless its schema fixes both length and places. */
export function listAround(file: string, text: string, path: Path): List | undefined {
  const at = path.findLastIndex((key) => typeof key === "number");
  if (at < 0 || path[0] === "prose") return undefined;
  const listPath = path.slice(0, at);
  const schema = variants(schemaAt(schemaOf(file), listPath) ?? {}).find(({ type }) => type === "array");
  const items: unknown = valueAt(file, text, listPath);
  const { length } = (items as { items?: unknown[] }).items ?? [];
  if (!schema || length === undefined || schema.prefixItems) return undefined;
  return {
    path: listPath,
    label: fieldLabel(listPath) || "List",
    index: Number(path[at]),
    length,
    canAdd: length < (schema.maxItems ?? Number.POSITIVE_INFINITY),
    canRemove: length > (schema.minItems ?? 0),
  };
}

/** Whether a text is the alternative of a picture. */
const isOfPicture = (file: string, text: string, path: Path) =>
  path.at(-1) === "alt" && valueAt(file, text, [...path.slice(0, -1), "file"]) !== undefined;

function kindOf({ type, enum: choices, format }: JsonSchema): Field["kind"] {
  if (choices) return "choice";
  if (type === "boolean") return "boolean";
  if (type === "number" || type === "integer") return "number";
  return format === "date" ? "day" : "text";
}

const isLeaf = ({ type, enum: choices }: JsonSchema) =>
  choices !== undefined || /^(string|number|integer|boolean)$/.test(String(type));

const isGroup = ({ type }: JsonSchema) => type === "object" || type === "array";

const asText = (value: unknown) => (value === undefined || value === null ? "" : String(value));

/** Every field of a file that is no group and no prose, also optional ones that it leaves out. */
export function* fieldsIn(
  file: string,
  value: unknown,
  schema: JsonSchema | undefined = schemaOf(file),
  path: Path = [],
): Generator<ListedField> {
  const shapes = variants(schema ?? {});
  const inside = (key: string | number, item: unknown) =>
    fieldsIn(file, item, schema && step(schema, key), [...path, key]);
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* inside(index, item);
  else if (typeof value === "object" && value !== null) {
    const fields = value as Record<string, unknown>;
    const known = shapes.length === 1 ? Object.keys(shapes[0]?.properties ?? {}) : [];
    for (const key of new Set([...known, ...Object.keys(fields)]))
      if (key !== "prose") yield* inside(key, fields[key]);
  } else if (shapes.some(isLeaf)) yield { file, path, label: fieldLabel(path), value: asText(value) };
  else if (shapes.some(isGroup)) yield { file, path, label: fieldLabel(path), value: "", isGroup: true };
}

/** A field for the editor. */
export function fieldAt(file: string, text: string, path: Path, hash: string): Field {
  const schema = variants(schemaAt(schemaOf(file), path) ?? {}).find(isLeaf) ?? {};
  const value = asText(valueAt(file, text, path));
  const list = listAround(file, text, path);
  const { description, minLength, maxLength, enum: choices } = path[0] === "prose" ? {} : schema;
  return {
    ...{ file, path, value, hash },
    label: fieldLabel(path),
    kind: kindOf(schema),
    ...(choices && { options: choices.map(String) }),
    ...(description !== undefined && { description }),
    ...(minLength !== undefined && { least: minLength }),
    ...(maxLength !== undefined && { most: maxLength }),
    facts: quotedFacts(value),
    ...(list && { list }),
    ...(isOfPicture(file, text, path) && { isOfPicture: true }),
  };
}
