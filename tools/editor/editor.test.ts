import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
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
  it("is what the schemas say: else npm run editor:config", () => {
    const written = readFileSync(path.join(import.meta.dirname, "config.yml"), "utf8");
    expect(written).toBe(editorConfig());
  });

  it("offers every folder of Markdown files", () => {
    const folders = config.collections.map(({ folder }) => folder);
    for (const folder of ["people", "testimonials", "clients", "announcements", "legal"])
      expect(folders).toContain(`content/${folder}`);
  });

  it("calls each entry by a field that it has", () => {
    for (const { identifier_field, fields } of config.collections)
      expect(fields.map(({ name }) => name)).toContain(identifier_field);
  });

  it("asks for each field in its kind, with its limits", () => {
    const [name, role, portrait, line, order] = fieldsOf("people");
    expect(name).toEqual({ name: "name", label: "Name", widget: "string", minlength: 2, maxlength: 40 });
    expect(role?.maxlength).toBe(60);
    expect(line?.widget).toBe("string");
    expect(order).toEqual({
      name: "order",
      label: "Order",
      widget: "number",
      value_type: "int",
      min: 1,
      max: 99,
    });
    expect(portrait).toMatchObject({ widget: "object", required: false });
    expect(portrait?.fields).toMatchObject([
      { name: "file", widget: "image" },
      { name: "alt", widget: "text", required: false },
      { name: "decoration", widget: "boolean", required: false },
    ]);
  });

  it("has fields for days, and for prose if there is any", () => {
    expect(fieldsOf("announcements")).toMatchObject([
      { name: "text" },
      { name: "link", widget: "object", required: false },
      { name: "starts", widget: "datetime", type: "date", required: false },
      { name: "ends", widget: "datetime", format: "YYYY-MM-DD" },
    ]);
    expect(fieldsOf("people").at(-1)).toMatchObject({ name: "body", widget: "text", maxlength: 900 });
    expect(fieldsOf("legal").at(-1)).toMatchObject({ name: "body", widget: "markdown" });
  });
});
