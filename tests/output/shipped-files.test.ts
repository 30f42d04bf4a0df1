import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { isMark } from "../../app/edit/mark-codes.ts";
import { fonts } from "../../app/styles/fonts.ts";
import { buildFolder, builtManifest, siteFolder } from "../tools/site.ts";

it("does not publish the guide, the editor, or any reference to them", () => {
  const files = readdirSync(buildFolder, {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const naming = files.filter((entry) => {
    const data = readFileSync(path.join(entry.parentPath, entry.name));
    const isText = !/\.(woff2|png|avif|webp|ico)$/.test(entry.name);
    return (
      /__guide|guide\.module|app\/guide|__edit|edit-token/.test(
        entry.name + data.toString("latin1"),
      ) ||
      // What the editor puts around each text.
      (isText && data.toString().search(isMark) >= 0)
    );
  });
  const published = files.map((entry) =>
    path.relative(siteFolder, path.join(entry.parentPath, entry.name)),
  );
  expect(published).toEqual(
    expect.arrayContaining(Object.values(builtManifest().pages)),
  );
  expect(naming.map((entry) => entry.name)).toEqual([]);
});

const assets = path.join(siteFolder, "assets");
const names = readdirSync(assets);
const licences = names.filter((name) => /-licence-[\w-]{8}\.txt$/.test(name));

it.each(names.filter((name) => name.endsWith(".woff2")))(
  "%s is shipped with a licence",
  (font) => {
    const families = licences.map((name) =>
      name.replace(/licence-[\w-]{8}\.txt$/, ""),
    );
    expect(families.filter((family) => font.startsWith(family))).not.toEqual(
      [],
    );
  },
);

it.each(Object.values(fonts))(
  "the licence of $package is shipped unchanged",
  (font) => {
    const text = readFileSync(
      path.join("node_modules", font.package, "LICENSE"),
      "utf8",
    );
    expect(
      licences.map((name) => readFileSync(path.join(assets, name), "utf8")),
    ).toContain(text);
  },
);
