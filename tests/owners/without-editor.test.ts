import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copySite, type SiteCopy } from "./site-copy.ts";

/** The same site with and without the code of the editor. */
let copy: SiteCopy;

function built(): Map<string, string> {
  const { status, output } = copy.node("publish/build.ts", [], {
    SITE_DATE: "2027-01-15",
  });
  if (status !== 0) throw new Error(output);
  const files = copy.files("build").map((file) => {
    const data = readFileSync(path.join(copy.folder, file)).toString("base64");
    return [file, data] as const;
  });
  return new Map(files);
}

beforeAll(() => {
  copy = copySite();
});
afterAll(() => copy.remove());

it("a build is the same, byte for byte, whether the code of the editor is there or not", () => {
  const withEditor = built();
  for (const folder of ["app/edit", "tools/edit"])
    rmSync(path.join(copy.folder, folder), { recursive: true });
  copy.edit("vite.config.ts", {
    'import { editOnPage } from "./tools/edit/plugin.ts";\n': "",
    "const edit = editOnPage();\n": "",
    "showEdits(edit.messageFor)": "showEdits(async () => undefined)",
    "    edit.plugin,\n": "",
  });
  const without = built();
  expect(withEditor.size).toBeGreaterThan(200);
  expect([...withEditor.keys()].toSorted()).toEqual(
    [...without.keys()].toSorted(),
  );
  expect(
    [...withEditor]
      .filter(([file, data]) => without.get(file) !== data)
      .map(([file]) => file),
  ).toEqual([]);
}, 1_800_000);
