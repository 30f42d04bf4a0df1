import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { sources } from "../app/site/sources.ts";
import { testFolder } from "../tests/tools/test-folder.ts";
import { schemaFile, writeEditorSettings } from "./schemas.ts";

const schema = z.object({ title: z.string() });
const partners = { files: "partners/*.yaml", schema };
const letters = { files: "letters/*.md", schema };

let root: string;
const file = () => path.join(root, ".vscode/settings.json");
const settings = () => JSON.parse(readFileSync(file(), "utf8"));

beforeEach(() => {
  root = testFolder("settings");
});

describe("the settings of VS Code", () => {
  it("name the schema of every YAML file, without anybody writing it by hand", () => {
    expect(writeEditorSettings(root, [...sources, partners, letters])).toBe(
      true,
    );
    const named = settings()["yaml.schemas"];
    expect(named).toMatchObject({
      ".cache/schemas/partners.json": "content/partners/*.yaml",
      ".cache/schemas/site.json": "content/site.yaml",
    });
    const yaml = sources.filter(({ files }) => files.endsWith(".yaml"));
    for (const { files } of yaml)
      expect(named).toHaveProperty(
        [`.cache/schemas/${schemaFile(files)}`],
        `content/${files}`,
      );
    expect(JSON.stringify(named)).not.toContain("letters");
  });

  it("keep what an engineer has set, and stay as they are if nothing is new", () => {
    mkdirSync(path.dirname(file()));
    writeFileSync(
      file(),
      '{ "editor.tabSize": 2, "yaml.schemas": { "gone.json": "gone.yaml" } }',
    );
    writeEditorSettings(root, [partners]);
    expect(settings()).toEqual({
      "editor.tabSize": 2,
      "yaml.schemas": {
        ".cache/schemas/partners.json": "content/partners/*.yaml",
      },
    });
    writeFileSync(file(), JSON.stringify(settings()));
    const before = readFileSync(file(), "utf8");
    expect(writeEditorSettings(root, [partners])).toBe(true);
    expect(readFileSync(file(), "utf8")).toBe(before);
  });

  it("are left alone if they have comments, which would be lost", () => {
    mkdirSync(path.dirname(file()));
    const own = '{\n  // Mine.\n  "editor.tabSize": 4\n}\n';
    writeFileSync(file(), own);
    expect(writeEditorSettings(root, [partners])).toBe(false);
    expect(readFileSync(file(), "utf8")).toBe(own);
  });
});
