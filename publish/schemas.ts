import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Where .vscode/settings.json expects them. */
export const schemaFolder = ".cache/schemas";

/** `services/*.yaml` → `services.json`. */
export const schemaFile = (files: string): string =>
  `${files.replace(/\/\*|\.yaml$|\.md$/g, "")}.json`;

const limitsOf = ({
  minLength,
  maxLength,
  minItems,
  maxItems,
}: JsonSchema): string => {
  if (maxLength !== undefined)
    return `${minLength ?? 0}–${maxLength} characters`;
  return maxItems === undefined ? "" : `${minItems ?? 0}–${maxItems} entries`;
};

/**
 * The limits of a text count for what visitors read, so a text that quotes a
 * fact is left to the build. The description says the limits, because editors
 * show nothing else of them.
 */
function forEditors(schema: JsonSchema): void {
  const description = [schema.description, limitsOf(schema)]
    .filter(Boolean)
    .join(": ");
  if (description) schema.description = description;
  if (schema.type !== "string" || schema.enum || schema.const !== undefined)
    return;
  const { minLength, maxLength, pattern, format } = schema;
  const limits = Object.entries({
    minLength,
    maxLength,
    pattern,
    format,
  }).filter(([, limit]) => limit !== undefined);
  if (limits.length === 0) return;
  for (const [name] of limits) delete schema[name];
  schema.anyOf = [Object.fromEntries(limits), { pattern: "\\{[A-Za-z]" }];
}

/**
 * The JSON Schema of a content file, for completion and checks in an editor.
 */
export function editorSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
    target: "draft-7",
    override: ({ jsonSchema }) => forEditors(jsonSchema as JsonSchema),
  });
}

/** Writes the JSON Schemas of all YAML files. */
export async function writeSchemas(
  root: string,
  schemas: readonly { files: string; schema: z.ZodType }[],
): Promise<void> {
  const folder = path.join(root, schemaFolder);
  await mkdir(folder, { recursive: true });
  // Of two kinds that share a file, the first has its whole schema.
  for (const { files, schema } of schemas
    .filter(({ files }) => files.endsWith(".yaml"))
    .toReversed())
    await writeFile(
      path.join(folder, schemaFile(files)),
      JSON.stringify(editorSchema(schema), null, 2),
    );
}
