import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contentFile, contentTexts } from "../../app/content/content-files.ts";
import { folderOf } from "../../app/content/entries.ts";
import { draftField, headSchema } from "../../app/content/schema/parts.ts";
import { kinds } from "../../app/pages/kinds.ts";
import { items, sources } from "../../app/site/sources.ts";
import { editorSchema, schemaFile, schemaFolder } from "../../publish/schemas.ts";
import { editorConfig } from "./config.ts";
import type { EditorField } from "./fields.ts";

interface EditorCollection {
  name: string;
  folder: string;
  identifier_field: string;
  fields: EditorField[];
  files?: { file: string; fields: EditorField[] }[];
}

const config: { collections: EditorCollection[] } = parse(editorConfig());
const folderCollections = config.collections.filter(({ folder }) => folder);
const fieldsOf = (folder: string) => folderCollections.find(({ name }) => name === folder)?.fields ?? [];

/** The fields of a value that a form does not have. */
function missing(value: unknown, fields: readonly EditorField[]): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => missing(item, fields));
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.find((known) => known.name === (name === "prose" ? "body" : name));
    if (!field) return [name];
    return Array.isArray(field.fields) ? missing(inner, field.fields).map((lost) => `${name}.${lost}`) : [];
  });
}

describe("the configuration of the editor", () => {
  it("offers every folder and every single page", () => {
    const folders = folderCollections.map(({ folder }) => folder);
    const files = config.collections.flatMap(({ files = [] }) => files.map(({ file }) => file));
    for (const source of [...items, ...kinds])
      expect([...folders, ...files]).toContain(`content/${folderOf(source) ?? source.files}`);
  });

  it("has a form for every field that a file of content/ has", () => {
    for (const { folder = "", fields = [] } of folderCollections)
      for (const [file] of contentTexts())
        if (file.startsWith(`${folder}/`))
          expect([file, missing(contentFile(file)?.value, fields)]).toEqual([file, []]);
  });

  it("labels each entry by one of its fields", () => {
    for (const { identifier_field, fields } of folderCollections)
      expect(fields.map(({ name }) => name)).toContain(identifier_field);
  });

  it("explains a field's format in its hint and in its error message", () => {
    const place = fieldsOf("jobs").find(({ name }) => name === "place");
    expect(place?.hint).toMatch(/Remote/);
    expect(place?.pattern).toEqual([expect.any(String), place?.hint]);
  });

  it("writes false for an unticked box, which the schemas accept", () => {
    const boxes = folderCollections.flatMap(({ fields }) =>
      fields.filter(({ widget }) => widget === "boolean"),
    );
    expect(boxes.map(({ name }) => name)).toContain("draft");
    expect(draftField.parse(false)).toBe(false);
  });
});

describe("the JSON Schemas for VS Code", () => {
  const yamlFiles = sources.map(({ files }) => files).filter((files) => files.endsWith(".yaml"));

  it("cover every YAML file of content/: .vscode/settings.json names them", () => {
    const settings = readFileSync(path.resolve(import.meta.dirname, "../../.vscode/settings.json"), "utf8");
    const expected = yamlFiles.map((files) => [`${schemaFolder}/${schemaFile(files)}`, `content/${files}`]);
    expect(JSON.parse(settings)["yaml.schemas"]).toEqual(Object.fromEntries(expected));
  });

  it("say the limits of a text, and leave a text with a fact to the build", () => {
    const { properties } = editorSchema(headSchema);
    expect(properties?.description).toMatchObject({
      description: expect.stringContaining("50–160 characters"),
      anyOf: [{ minLength: 50, maxLength: 160 }, { pattern: expect.any(String) }],
    });
  });
});
