import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { folderOf, listEntries } from "../content/entries.ts";
import { hrefOf } from "../content/kind.ts";
import { kinds } from "./kinds.ts";
import { kindAt } from "./samples.ts";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Every source file except tests, which may name the addresses in
 * docs/specification.md.
 */
const sources = ["app", "publish", "server", "tools", "bench"].flatMap(
  (folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((file) => path.join(folder, file).split(path.sep).join("/"))
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
      ),
);

it.each(kinds)(
  "the kind $name defines its address once, in its kind.ts",
  ({ name, path: pattern }) => {
    const folder = /^\/[\w-]+\/(?=:)/.exec(pattern)?.[0];
    const typed = sources.filter((file) => {
      const source = readFileSync(path.join(root, file), "utf8");
      return (
        source.includes(`"${pattern}"`) ||
        (folder && source.includes(`\`${folder}$`))
      );
    });
    // `/` starts every address, and the pattern of the policies matches every
    // path (routes.ts).
    const expected = `app/pages/${name}/kind.ts`;
    if (pattern === "/" || pattern === "/:slug")
      expect(typed).toContain(expected);
    else expect(typed).toEqual([expected]);
  },
);

it.each(kinds.filter(folderOf))(
  "no code names a page of the kind $name, which an owner can rename",
  (kind) => {
    const addresses = listEntries(kind).map(({ slug }) => hrefOf(kind, slug));
    const naming = sources.filter((file) => {
      const source = readFileSync(path.join(root, file), "utf8");
      return addresses.some((address) => source.includes(`"${address}"`));
    });
    expect(naming).toEqual([]);
  },
);

it("finds the kind of an address, an exact one before a pattern", () => {
  expect(kindAt("/services/web-frontend")?.name).toBe("service");
  expect(kindAt("/contact")?.name).toBe("contact");
  expect(kindAt("/cookie-policy")?.name).toBe("legal");
  expect(kindAt("/services/a/b")).toBeUndefined();
});
