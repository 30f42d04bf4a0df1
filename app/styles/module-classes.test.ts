import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const components = globSync("app/**/*.{ts,tsx}").map((file) => ({
  file,
  source: readFileSync(file, "utf8"),
}));

/** The classes of a module, without comments, strings and global selectors. */
function classesOf(module: string): string[] {
  const css = readFileSync(module, "utf8").replace(
    /\/\*.*?\*\/|"[^"]*"|:global\([^)]*\)/gs,
    "",
  );
  return [
    ...new Set(
      [...css.matchAll(/(?<!\d)\.([a-z][\w-]*)/gi)].map(
        ([, name = ""]) => name,
      ),
    ),
  ];
}

/**
 * The name of a module in a file: the x of `import x from "./a.module.css"`.
 */
function nameIn(
  { file, source }: (typeof components)[number],
  module: string,
): string | undefined {
  const imports = [
    ...source.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g),
  ];
  return imports.find(
    ([, , from = ""]) => path.join(path.dirname(file), from) === module,
  )?.[1];
}

describe.each(globSync("app/**/*.module.css"))("%s", (module) => {
  const classes = classesOf(module);
  const users = components.flatMap((component) => {
    const name = nameIn(component, module);
    return name
      ? [{ name, source: component.source.replace(/^import .*/gm, "") }]
      : [];
  });
  const named = users.flatMap(({ source, name }) =>
    [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(
      ([, used = ""]) => used,
    ),
  );

  it("has every class that components use", () => {
    expect(users.length).toBeGreaterThan(0);
    expect(named.filter((name) => !classes.includes(name))).toEqual([]);
  });

  // A component that selects by a key may use any class.
  it.skipIf(users.some(({ source, name }) => source.includes(`${name}[`)))(
    "has no unused class",
    () => expect(classes.filter((name) => !named.includes(name))).toEqual([]),
  );
});
