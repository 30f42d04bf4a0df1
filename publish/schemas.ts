import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Where VS Code finds them. */
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

/** Content files and their schema. */
interface FileSchema {
  files: string;
  schema: z.ZodType;
}

const ofYaml = (schemas: readonly FileSchema[]) =>
  schemas.filter(({ files }) => files.endsWith(".yaml"));

/** The settings; undefined if they are no plain JSON, such as with comments. */
function readSettings(file: string): Record<string, unknown> | undefined {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Names the schema of every YAML file in the settings of VS Code, which are
 * checked in. Other settings stay. False if the file cannot be changed without
 * losing its comments.
 */
export function writeEditorSettings(
  root: string,
  schemas: readonly FileSchema[],
): boolean {
  const file = path.join(root, ".vscode", "settings.json");
  const settings = readSettings(file);
  if (!settings) return false;
  const names = ofYaml(schemas).map(({ files }) => [
    `${schemaFolder}/${schemaFile(files)}`,
    `content/${files}`,
  ]);
  const named = Object.fromEntries(names.toSorted());
  const before = JSON.stringify(settings["yaml.schemas"]);
  if (before === JSON.stringify(named)) return true;
  settings["yaml.schemas"] = named;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
  return true;
}

/** Writes the JSON Schemas of all YAML files. */
export async function writeSchemas(
  root: string,
  schemas: readonly FileSchema[],
): Promise<void> {
  const folder = path.join(root, schemaFolder);
  await mkdir(folder, { recursive: true });
  // Of two kinds that share a file, the first has its whole schema.
  for (const { files, schema } of ofYaml(schemas).toReversed())
    await writeFile(
      path.join(folder, schemaFile(files)),
      JSON.stringify(editorSchema(schema), null, 2),
    );
}
