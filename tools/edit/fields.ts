import { contentFile } from "../../app/content/content-files.ts";
import { getContent } from "../../app/content/entries.ts";
import { fillFacts } from "../../app/content/facts/fill.ts";
import { siteFacts } from "../../app/content/facts/site-facts.ts";
import { ownersFacts } from "../../app/content/facts/sources.ts";
import { attempt } from "../../app/content/parse.ts";
import { site } from "../../app/content/site.ts";
import type {
  Field,
  FieldPlace,
  List,
  ListedField,
  NewField,
  Path,
} from "../../app/edit/types.ts";
import { textProblems } from "../../app/text/check.ts";
import { splitForms } from "../../app/text/forms.ts";
import { bracesIn, inBraces } from "../../app/text/parse.ts";
import {
  type JsonSchema,
  schemaAt,
  step,
  variants,
} from "../page-files/schema-at.ts";
import { draftAt, valueAt } from "./file-text.ts";

/** `caseStudy` → `Case study`. */
function labelOf(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `["faq", 2, "answer"]` → `Faq 3, answer`. */
export function fieldLabel(path: Path): string {
  if (path[0] === "prose") return "Text";
  const words = path.map((key) =>
    typeof key === "number" ? `${key + 1}` : labelOf(key).toLowerCase(),
  );
  const label = words.join(", ").replace(/, (\d+)/g, " $1");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Of a number with its unit, the field to change first. */
function factPath(name: string): Path {
  const written: unknown = contentFile("content/facts.yaml")?.value;
  const stated: unknown = Reflect.get(Object(written), name);
  const [first] = ["says", "number", "from"].filter(
    (field) => field in Object(stated),
  );
  return first === undefined ? [name] : [name, first];
}

/** Where a fact is stated; undefined if it derives from other content. */
function statedAt(name: string): FieldPlace | undefined {
  const stated = attempt(() => getContent(ownersFacts)) ?? {};
  if (name in stated)
    return { file: "content/facts.yaml", path: factPath(name) };
  const ofSite: Record<string, Path> = {
    brand: ["name"],
    email: ["email"],
    siteUrl: ["url"],
  };
  return ofSite[name] && { file: "content/site.yaml", path: ofSite[name] };
}

/** The facts that a text quotes. */
function quotedFacts(text: string): Field["facts"] {
  if (textProblems(text, site.lang).length > 0) return [];
  const quotes = new Map(
    bracesIn(text).map(({ written, name }) => [written, name]),
  );
  return [...quotes].flatMap(([quote, quoted]) => {
    const { value, problems } = fillFacts(siteFacts, quote);
    const name = quoted.charAt(0).toLowerCase() + quoted.slice(1);
    if (problems.length > 0 || typeof value !== "string") return [];
    const isAlone = quote === inBraces(quoted);
    const shown = isAlone ? quote : inBraces(`${quoted} …`);
    return [{ quote, shown, name, value, place: statedAt(name) }];
  });
}

/**
 * The innermost list that a field is in, unless its schema fixes both length
 * and places.
 */
function listAround(file: string, text: string, path: Path): List | undefined {
  const at = path.findLastIndex((key) => typeof key === "number");
  if (at < 0 || path[0] === "prose") return undefined;
  const listPath = path.slice(0, at);
  const schema = variants(schemaAt(file, listPath) ?? {}).find(
    ({ type }) => type === "array",
  );
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

function kindOf({ type, enum: choices, format }: JsonSchema): Field["kind"] {
  if (choices) return "choice";
  if (type === "boolean") return "boolean";
  if (type === "number" || type === "integer") return "number";
  return format === "date" ? "day" : "text";
}

const isLeaf = ({ type, enum: choices }: JsonSchema) =>
  choices !== undefined ||
  /^(string|number|integer|boolean)$/.test(String(type));

const asText = (value: unknown) =>
  value === undefined || value === null ? "" : String(value);

/** Of several shapes, those that a group with these fields can be. */
function fitting(shapes: readonly JsonSchema[], fields: object): JsonSchema[] {
  const names = Object.keys(fields);
  return shapes.filter(
    ({ properties = {}, required = [] }) =>
      required.every((name) => name in fields) &&
      names.every((name) => name in properties),
  );
}

/** The fields that a group may have, whichever of its shapes it is. */
function knownFields(shapes: readonly JsonSchema[]): string[] {
  const [first = {}, ...others] = shapes;
  return Object.keys(first.properties ?? {}).filter((name) =>
    others.every(({ properties = {} }) => name in properties),
  );
}

const isEmpty = (value: object) => Array.isArray(value) && value.length === 0;

/** A group that a file leaves out, and that needs none of its fields. */
const isOpenGroup = ({ properties, required = [] }: JsonSchema) =>
  properties !== undefined && required.length === 0;

/**
 * Every field of a file that is no group and no prose, also optional ones that
 * it leaves out.
 */
export function* fieldsIn(
  value: unknown,
  schema: JsonSchema | undefined,
  path: Path = [],
): Generator<Omit<ListedField, "file" | "hash">> {
  const shapes = variants(schema ?? {});
  const inside = (key: string | number, item: unknown) =>
    fieldsIn(item, schema && step(schema, key), [...path, key]);
  if (Array.isArray(value) && value.length > 0)
    for (const [index, item] of value.entries()) yield* inside(index, item);
  else if (typeof value === "object" && value !== null && !isEmpty(value)) {
    const fields = value as Record<string, unknown>;
    const fit = fitting(shapes, fields);
    const known = knownFields(fit.length > 0 ? fit : shapes);
    for (const key of new Set([...known, ...Object.keys(fields)]))
      if (key !== "prose") yield* inside(key, fields[key]);
  } else if (value === undefined && shapes.every(isOpenGroup))
    yield* fieldsIn({}, schema, path);
  else {
    const isGroup = !shapes.some(isLeaf);
    if (
      !isGroup ||
      shapes.some(({ type }) => type === "object" || type === "array")
    )
      yield {
        path,
        label: fieldLabel(path),
        value: isGroup ? "" : asText(value),
        isGroup,
      };
  }
}

/** What the schema of a field says about its values. */
function limitsOf(schema: JsonSchema) {
  const { shownLength, description, enum: choices } = schema;
  const limits = shownLength as { least: number; most: number } | undefined;
  return {
    description,
    kind: kindOf(schema),
    options: choices?.map(String),
    least: limits?.least ?? schema.minLength,
    most: limits?.most ?? schema.maxLength,
    uncounted: limits && site.name,
  };
}

const leafSchema = (file: string, path: Path): JsonSchema =>
  variants(schemaAt(file, path) ?? {}).find(isLeaf) ?? {};

/** The values inside a value. */
function* leavesOf(value: unknown, path: Path): Generator<Path> {
  if (typeof value !== "object" || value === null) yield path;
  else if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* leavesOf(item, [...path, index]);
  else
    for (const [key, item] of Object.entries(value))
      yield* leavesOf(item, [...path, key]);
}

/** The fields of a group, or of an item of a list, before it is added. */
export function newFields(file: string, path: Path): NewField[] {
  const leaves = [...leavesOf(draftAt(file, path), path)];
  return leaves.flatMap((leaf) => {
    const schema = leafSchema(file, leaf);
    if (schema.const !== undefined) return [];
    const isPicture = schema.format === "picture";
    const own = leaf.slice(path.length);
    const label = isPicture ? "Picture" : fieldLabel(own) || fieldLabel(leaf);
    return [{ path: leaf, label, isPicture, ...limitsOf(schema) }];
  });
}

/** A field for the editor. */
export function fieldAt(
  file: string,
  text: string,
  path: Path,
): Omit<Field, "hash"> {
  const value = asText(valueAt(file, text, path));
  return {
    file,
    path,
    value,
    label: fieldLabel(path),
    ...limitsOf(path[0] === "prose" ? {} : leafSchema(file, path)),
    facts: quotedFacts(value),
    ...splitForms(value),
    list: listAround(file, text, path),
    // The text alternative of a picture.
    isOfPicture:
      path.at(-1) === "alt" &&
      valueAt(file, text, [...path.slice(0, -1), "file"]) !== undefined,
  };
}
