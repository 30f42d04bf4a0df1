import { z } from "zod";
import { pictureFile } from "../../app/content/schema/picture.ts";
import { kinds } from "../../app/pages/kinds.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

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

const isSchema = (value: unknown): value is JsonSchema => typeof value === "object" && value !== null;

function stringField({
  minLength,
  maxLength,
  pattern,
  format,
  description,
}: JsonSchema): Record<string, unknown> {
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (pattern?.includes(pictureFile.source.slice(1))) return { widget: "image" };
  const lengths = defined({ minlength: minLength, maxlength: maxLength });
  const check =
    pattern === undefined ? {} : { pattern: [pattern, description ?? "is not of the right form"] };
  return { widget: maxLength !== undefined && maxLength > LONG ? "text" : "string", ...lengths, ...check };
}

function listField({ items, minItems, maxItems }: JsonSchema): { widget: string } & Record<string, unknown> {
  const limits = defined({ min: minItems, max: maxItems });
  if (!isSchema(items) || items.type !== "object") return { widget: "list", ...limits };
  return { widget: "list", ...limits, fields: fieldsOf(items) };
}

/** Lists of slugs, by the keys under which pages name one another. */
function relatedFields(lists: JsonSchema): EditorField[] {
  const keys = kinds.flatMap(({ related }) => related ?? []);
  return keys.map((name) => ({ name, label: labelOf(name), ...listField(lists), required: false }));
}

function widgetOf(schema: JsonSchema): Record<string, unknown> {
  if (schema.enum) return { widget: "select", options: schema.enum };
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
      return {
        widget: "object",
        fields: isSchema(schema.additionalProperties)
          ? relatedFields(schema.additionalProperties)
          : fieldsOf(schema),
      };
    case "array":
      return listField(schema);
    default:
      return stringField(schema);
  }
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): EditorField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    // A literal offers no choice; prose that must be empty is not offered.
    if (!isSchema(schema) || schema.maxLength === 0) return [];
    const isRequired = required.includes(name) && schema.default === undefined;
    const optional = isRequired ? {} : { required: false };
    const hint = schema.description === undefined ? {} : { hint: schema.description };
    // The editor's name for the text below the front matter.
    if (name === "prose") {
      // With a limit it is a few plain sentences.
      const kind = schema.maxLength === undefined ? { widget: "markdown" } : widgetOf(schema);
      return [{ name: "body", label: "Text", ...kind, ...optional } as EditorField];
    }
    return [{ name, label: labelOf(name), ...hint, ...widgetOf(schema), ...optional } as EditorField];
  });
}

/** The fields of a Markdown file, from the schema of its front matter and prose. */
export function editorFields(schema: z.ZodType): EditorField[] {
  return fieldsOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}
