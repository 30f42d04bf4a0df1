import type { z } from "zod";
import { writtenSchema } from "../../app/content/parse.ts";
import { pictureFile } from "../../app/content/schema/picture.ts";
import { kinds } from "../../app/pages/kinds.ts";
import { isSchema, type JsonSchema } from "../page-files/schema-at.ts";

/** A field in the editor's configuration. */
export type EditorField = { name: string; label: string; widget: string } & Record<string, unknown>;

/** From this many characters, the editor shows a text area. */
const LONG = 120;

/** `caseStudy` → `Case study`. */
export function labelOf(name: string): string {
  const words = name.replaceAll("-", " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Drops undefined values. */
const defined = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const isObject = ({ type }: JsonSchema) => type === "object";

/** One shape for two: all their fields, of which those are required that both require. */
function mergedTwo(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (!isObject(one) || !isObject(other)) return mergedValue(one, other);
  const a = one.properties ?? {};
  const b = other.properties ?? {};
  const both = Object.keys(a).filter((name) => isSchema(a[name]) && isSchema(b[name]));
  const shared = both.map((name) => [name, mergedTwo(a[name] as JsonSchema, b[name] as JsonSchema)]);
  return {
    ...one,
    properties: { ...b, ...a, ...Object.fromEntries(shared) },
    required: (one.required ?? []).filter((name) => other.required?.includes(name)),
  };
}

const merged = (shapes: readonly JsonSchema[]): JsonSchema =>
  shapes.filter(({ type }) => type !== "null").reduce(mergedTwo);

/** Values to choose from; of texts of two forms, any text. */
function mergedValue(a: JsonSchema, b: JsonSchema): JsonSchema {
  const values = (schema: JsonSchema) => schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const choice = [...new Set([...values(a), ...values(b)])];
  if (values(a).length > 0 && values(b).length > 0) return { type: "string", enum: choice };
  const { pattern, format, ...text } = a;
  return pattern === b.pattern && format === b.format ? a : text;
}

/** A schema without variants. */
const plain = (schema: JsonSchema): JsonSchema => {
  const shapes = (schema.anyOf ?? schema.oneOf)?.filter(isSchema).map(plain);
  return shapes ? { ...merged(shapes), ...defined({ description: schema.description }) } : schema;
};

function stringField({ minLength, maxLength, pattern, format, description }: JsonSchema) {
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (pattern?.includes(pictureFile.source.slice(1))) return { widget: "image" };
  const lengths = defined({ minlength: minLength, maxlength: maxLength });
  const check = pattern ? { pattern: [pattern, description ?? "is not of the right form"] } : {};
  return { widget: maxLength !== undefined && maxLength > LONG ? "text" : "string", ...lengths, ...check };
}

function listField({ items, prefixItems, minItems, maxItems }: JsonSchema): Record<string, unknown> {
  const count = prefixItems?.length;
  const limits = defined({ min: count ?? minItems, max: count ?? maxItems });
  const item = prefixItems
    ? merged(prefixItems.filter(isSchema).map(plain))
    : isSchema(items) && plain(items);
  if (!item || item.type === "string") return { widget: "list", ...limits };
  if (item.type === "object") return { widget: "list", ...limits, fields: fieldsOf(item) };
  return { widget: "list", ...limits, field: { name: "item", label: "Item", ...widgetOf(item) } };
}

/** Lists of slugs, by the keys under which pages name one another. */
function relatedFields(lists: JsonSchema): EditorField[] {
  const keys = kinds.flatMap(({ related }) => related ?? []);
  return keys.map((name) => field(name, lists, { required: false }));
}

function objectField(schema: JsonSchema): Record<string, unknown> {
  const { additionalProperties: values } = schema;
  if (!isSchema(values)) return { widget: "object", fields: fieldsOf(schema) };
  // Texts by any key, or the lists of `related`.
  return values.type === "array"
    ? { widget: "object", fields: relatedFields(values) }
    : { widget: "keyvalue" };
}

function widgetOf(schema: JsonSchema): Record<string, unknown> {
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (schema.const !== undefined) return { widget: "hidden", default: schema.const };
  switch (schema.type) {
    case "boolean":
      return { widget: "boolean" };
    case "integer":
    case "number":
      return defined({
        widget: "number",
        value_type: schema.type === "integer" ? "int" : "float",
        min: schema.minimum ?? schema.exclusiveMinimum,
        max: schema.maximum === Number.MAX_SAFE_INTEGER ? undefined : schema.maximum,
      });
    case "object":
      return objectField(schema);
    case "array":
      return listField(schema);
    default:
      return stringField(schema);
  }
}

const field = (name: string, schema: JsonSchema, more: object): EditorField =>
  ({
    name,
    label: labelOf(name),
    ...defined({ hint: schema.description }),
    ...widgetOf(schema),
    ...more,
  }) as EditorField;

function fieldsOf({ properties = {}, required = [] }: JsonSchema): EditorField[] {
  return Object.entries(properties).flatMap(([name, written]) => {
    if (!isSchema(written)) return [];
    const schema = plain(written);
    const isRequired = required.includes(name) && schema.default === undefined;
    const optional = isRequired ? {} : { required: false };
    // Prose that must be empty is not offered.
    if (schema.maxLength === 0) return [];
    // A mark such as sample: true is a box.
    if (schema.const === true) return [field(name, schema, { widget: "boolean", ...optional })];
    if (name !== "prose") return [field(name, schema, optional)];
    // The editor's name for the text below the front matter. With a limit it is a few plain sentences.
    const widget = schema.maxLength === undefined ? { widget: "markdown" } : widgetOf(schema);
    return [{ name: "body", label: "Text", ...widget, ...optional } as EditorField];
  });
}

/** The fields of a content file, from its schema. */
export function editorFields(schema: z.ZodType): EditorField[] {
  return fieldsOf(plain(writtenSchema(schema)));
}
