import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  balloonClass,
  drawingClass,
  partClass,
  partPrefix,
} from "./drawing-classes.ts";

/** The strings of components and scripts: any word in them may be a class. */
const strings = globSync("app/**/*.{ts,tsx}")
  .filter((file) => !file.includes(".test."))
  .flatMap(
    (file) => readFileSync(file, "utf8").match(/"[^"]*"|`[^`]*`/g) ?? [],
  );
const written = new Set(strings.flatMap((text) => text.match(/[\w-]+/g) ?? []));

/** Whether something has a class: `on`, or `p3` of a part, `v3` of a state. */
function isKnown(name: string): boolean {
  const [, stem] = /^([a-z]+)\d+$/.exec(name) ?? [];
  if (stem === partPrefix || written.has(name)) return true;
  return strings.some((text) => text.startsWith(`\`${stem}${"$"}{`));
}

/** The classes that a module takes from elsewhere, as `:global(.dwg text)`. */
function globalClasses(css: string): string[] {
  const selectors = css.match(/:global\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  return selectors.flatMap(
    (selector) => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? [],
  );
}

it.each(globSync("app/**/*.module.css"))(
  "%s names only global classes that something has",
  (file) => {
    const unknown = globalClasses(readFileSync(file, "utf8")).filter(
      (name) => !isKnown(name),
    );
    expect(unknown).toEqual([]);
  },
);

it("styles drawings, balloons and parts by the names that they have", () => {
  const drawing = readFileSync("app/styles/drawing.css", "utf8");
  const keyed = readFileSync("app/sections/keyed-figure.module.css", "utf8");
  for (const name of [drawingClass, balloonClass])
    expect(drawing).toMatch(new RegExp(`^ *\\.${name}\\b`, "m"));
  for (const name of [drawingClass, balloonClass, partClass(1)])
    expect(globalClasses(keyed)).toContain(name);
});
