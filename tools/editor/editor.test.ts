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
  it("matches the schemas; if not, run npm run editor:config", () => {
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

  it("has the right widget and limits for each field", () => {
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
      { name: "alt", widget: "text", hint: expect.any(String), required: false },
      { name: "decoration", widget: "boolean", required: false },
    ]);
  });

  it("offers the related pages of an article by the keys of their kinds", () => {
    const related = fieldsOf("insights").find(({ name }) => name === "related");
    expect(related?.fields).toContainEqual({
      name: "services",
      label: "Services",
      widget: "list",
      max: 4,
      required: false,
    });
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
