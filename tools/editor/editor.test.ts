import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { draftField } from "../../app/content/schema/publication.ts";
import { editorConfig } from "./config.ts";
import type { EditorField } from "./fields.ts";

interface EditorCollection {
  name: string;
  folder: string;
  identifier_field: string;
  fields: EditorField[];
}

const config: { collections: EditorCollection[] } = parse(editorConfig());
const fieldsOf = (folder: string) => config.collections.find(({ name }) => name === folder)?.fields ?? [];

describe("the configuration of the editor", () => {
  it("matches the schemas; if not, run npx node tools/editor/main.ts", () => {
    const written = readFileSync(path.join(import.meta.dirname, "config.yml"), "utf8");
    expect(written).toBe(editorConfig());
  });

  it("offers every folder of Markdown files", () => {
    const folders = config.collections.map(({ folder }) => folder);
    for (const folder of ["people", "testimonials", "clients", "announcements", "legal"])
      expect(folders).toContain(`content/${folder}`);
  });

  it("labels each entry by one of its fields", () => {
    for (const { identifier_field, fields } of config.collections)
      expect(fields.map(({ name }) => name)).toContain(identifier_field);
  });

  it("explains a field's format in its hint and in its error message", () => {
    const place = fieldsOf("jobs").find(({ name }) => name === "place");
    expect(place?.hint).toMatch(/Remote/);
    expect(place?.pattern).toEqual([expect.any(String), place?.hint]);
  });

  it("writes false for an unticked box, which the schemas accept", () => {
    const boxes = config.collections.flatMap(({ fields }) =>
      fields.filter(({ widget }) => widget === "boolean"),
    );
    expect(boxes.map(({ name }) => name)).toContain("draft");
    expect(draftField.parse(false)).toBe(false);
  });
});
