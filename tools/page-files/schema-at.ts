import type { z } from "zod";
import { filesOf } from "../../app/content/entries.ts";
import { writtenSchema } from "../../app/content/parse.ts";
import { sources } from "../../app/site/sources.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null;

/** The shapes that a value may have. */
export const variants = (schema: JsonSchema): JsonSchema[] =>
  (schema.anyOf ?? schema.oneOf)?.filter(isSchema).flatMap(variants) ?? [
    schema,
  ];

/** The schema of a part. */
export function step(
  schema: JsonSchema,
  key: PropertyKey,
): JsonSchema | undefined {
  for (const {
    properties,
    prefixItems,
    items,
    additionalProperties,
  } of variants(schema)) {
    const found =
      typeof key === "number"
        ? (prefixItems?.[key] ?? items)
        : (properties?.[String(key)] ?? additionalProperties);
    if (isSchema(found)) return found;
  }
  return undefined;
}

/**
 * The JSON Schema of what an author writes into a field, or into the whole
 * file.
 */
export function schemaAt(
  file: string,
  path: readonly PropertyKey[],
): JsonSchema | undefined {
  const source = sources.find((source) => filesOf(source).includes(file));
  return path.reduce<JsonSchema | undefined>(
    (found, key) => found && step(found, key),
    source && writtenSchema(source.schema),
  );
}
