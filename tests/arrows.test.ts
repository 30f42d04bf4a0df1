import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { kinds } from "../app/pages/kinds.ts";

const root = path.resolve(import.meta.dirname, "..");

/** What the contact page and the server must agree on. */
const formFields = "server/contact/fields.ts";

/**
 * What each part of app/ may import besides itself, types included: the files
 * that make up a kind.ts are `kind`, the rest of its folder is `page`. A page
 * asks `site` about other kinds, because importing kinds.ts would put every
 * kind into the browser's bundles. Files at the top may import everything.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  text: [],
  content: ["text"],
  brand: ["content"],
  ui: ["content", "styles"],
  drawings: ["brand", "styles"],
  seo: ["brand", "content", "ui"],
  runtime: ["seo"],
  sections: ["content", "ui", "drawings", "runtime", "styles"],
  frame: ["content", "ui", "drawings", "runtime", "styles"],
  kind: ["content", "text"],
  kinds: ["content", "kind"],
  site: [
    "brand",
    "content",
    "text",
    "seo",
    "sections",
    "frame",
    "kind",
    "kinds",
  ],
  page: [
    "content",
    "text",
    "ui",
    "drawings",
    "seo",
    "runtime",
    "sections",
    "frame",
    "kind",
    "site",
  ],
};

/** What each folder of the project may import besides itself. */
const folderMayImport: Readonly<Record<string, readonly string[]>> = {
  app: [],
  server: [],
  publish: ["app", "server"],
  // The tools that take pictures drive the browser of the tests.
  tools: ["app", "publish", "server", "tests"],
  bench: ["app", "publish", "server", "tests"],
};

/** Rooms that use more of another room than its kind, and why. */
const betweenRooms: Readonly<Record<string, string>> = {
  "portfolio → case-study": "lists case studies as cards with their drawings",
  "home → case-study": "shows the drawings of engagements with a case study",
  "case-study → service": "its structured data refers to that of services",
  "drawing-file → case-study": "writes the drawings of the cards into files",
  "drawing-file → contact": "writes the plans of the offices into files",
  "contact → home": "draws the machine of the home page lying down",
};

/**
 * The files of a room that make up its kind: legal's schema reads the sections
 * of its prose, a service's derives its costs.
 */
const kindFile =
  /^app\/pages\/[\w-]+\/(screens\/)?(kind|schema|scaffold|structured-data|content|sections|costs)\.ts$/;

const roomOf = (file: string) => /^app\/pages\/([\w-]+)\//.exec(file)?.[1];

function partOf(file: string): string {
  if (kindFile.test(file)) return "kind";
  if (roomOf(file)) return "page";
  if (file.startsWith("app/pages/")) return "kinds";
  const [, folder = ""] = /^app\/([\w-]+)\//.exec(file) ?? [];
  return folder in mayImport ? folder : "top";
}

interface Arrow {
  from: string;
  to: string;
}

function filesUnder(folder: string): string[] {
  return readdirSync(path.join(root, folder), {
    recursive: true,
    encoding: "utf8",
  })
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|\/testing\//.test(file),
    );
}

/** Every relative import of a file. */
function arrowsFrom(from: string): Arrow[] {
  const source = readFileSync(path.join(root, from), "utf8");
  const imports = source.matchAll(
    /^(?:import\b|export (?:type )?[{*])[^;"]*?"(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/gm,
  );
  return [...imports]
    .map(([, statement, call]) => ({
      from,
      to: path.posix.join(path.posix.dirname(from), statement ?? call ?? ""),
    }))
    .filter(({ to }) => path.extname(to) !== "" && !/\/\+types\/|\*/.test(to));
}

const arrows = Object.keys(folderMayImport)
  .flatMap(filesUnder)
  .flatMap(arrowsFrom);

const inApp = arrows.filter(
  ({ from, to }) => from.startsWith("app/") && to.startsWith("app/"),
);
const named = (wrong: readonly Arrow[]) =>
  wrong.map(({ from, to }) => `${from} → ${to}`);

describe("imports", () => {
  it("run in one direction through app/", () => {
    const wrong = inApp.filter(({ from, to }) => {
      const above = partOf(from);
      const below = partOf(to);
      return (
        above !== "top" && above !== below && !mayImport[above]?.includes(below)
      );
    });
    expect(inApp.length).toBeGreaterThan(1000);
    expect(named(wrong)).toEqual([]);
  });

  it("stay in the folder of their page, except for kinds and the exceptions listed here", () => {
    const wrong = inApp.filter(({ from, to }) => {
      const room = roomOf(from);
      const other = roomOf(to);
      if (!room || !other || room === other || to.endsWith("/kind.ts"))
        return false;
      return !(`${room} → ${other}` in betweenRooms);
    });
    expect(named(wrong)).toEqual([]);
  });

  it("never import a page's module, which the route table names by path", () => {
    expect(
      named(
        arrows.filter(({ to }) =>
          /^app\/pages\/.*\/(failed-)?page\.tsx?$/.test(to),
        ),
      ),
    ).toEqual([]);
  });

  it("has no exception between pages that nothing needs any more", () => {
    const needed = inApp.map(
      ({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`,
    );
    expect(needed).toEqual(expect.arrayContaining(Object.keys(betweenRooms)));
  });

  it("run in one direction between the folders of the project, except for the form's fields", () => {
    const folder = (file: string) => file.split("/")[0] ?? "";
    const wrong = arrows.filter(({ from, to }) => {
      const above = folder(from);
      const below = folder(to);
      if (above === below || folderMayImport[above]?.includes(below))
        return false;
      return roomOf(from) !== "contact" || to !== formFields;
    });
    expect(named(wrong)).toEqual([]);
  });

  it("never name a drawing that a page finds by its key: the file moves with the page", () => {
    const folders = kinds.flatMap(({ drawings = [] }) => drawings);
    const drawings = arrows.filter(({ to }) =>
      folders.some((folder) => path.posix.dirname(to) === `app/${folder}`),
    );
    expect(folders.length).toBeGreaterThan(0);
    expect(named(drawings)).toEqual([]);
  });

  it("bring no content into the bundle of an island, which gets its words as props", () => {
    const reached = new Set(
      filesUnder("app").filter((file) => file.endsWith(".island.tsx")),
    );
    for (const file of reached) {
      const source = readFileSync(path.join(root, file), "utf8");
      const types = new Set(
        [...source.matchAll(/^import type [^;"]*"(\.[^"]+)"/gm)].map(
          ([, name]) => name,
        ),
      );
      const values = arrowsFrom(file).filter(
        ({ to }) =>
          ![...types].some(
            (name) =>
              path.posix.join(path.posix.dirname(file), name ?? "") === to,
          ),
      );
      for (const { to } of values) if (/\.tsx?$/.test(to)) reached.add(to);
    }
    expect(reached.size).toBeGreaterThan(10);
    expect(reached).not.toContain("app/content/content-files.ts");
  });

  it("read content/ only in app/content", () => {
    const readers = filesUnder("app").filter((file) =>
      /"node:fs|content\/\*\*/.test(
        readFileSync(path.join(root, file), "utf8"),
      ),
    );
    expect(readers).toEqual(["app/content/content-files.ts"]);
  });
});
