import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { withTables } from "./catalogue.ts";

const docs = path.resolve(import.meta.dirname, "../../docs");
const [authoring, sections] = ["authoring.md", "sections.md"].map((name) =>
  readFileSync(path.join(docs, name), "utf8"),
);
const pictures = readdirSync(path.join(docs, "pictures"));

const stale =
  "docs/ does not match tools/pictures/catalogue.ts: run `npm run build && npx node tools/pictures/main.ts`";

it("shows every section of the catalogue, with pictures that exist", () => {
  expect(withTables(sections ?? ""), stale).toBe(sections);
  const named = [...`${authoring}${sections}`.matchAll(/\(pictures\/([\w.-]+)\)/g)].map(([, name]) => name);
  expect(named.toSorted(), stale).toEqual(pictures.filter((name) => name.endsWith(".webp")).toSorted());
});

it("keeps the repository light", () => {
  const size = (name: string) => statSync(path.join(docs, "pictures", name)).size;
  expect(pictures.reduce((sum, name) => sum + size(name), 0)).toBeLessThan(2_000_000);
  expect(size("home.png")).toBeLessThan(150_000);
});
