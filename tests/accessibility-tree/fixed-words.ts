import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

const read = (pattern: string, exclude: string[] = []) =>
  globSync(pattern, { cwd: root, exclude })
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");

/** The strings and JSX text of source code. */
const stringsOf = (code: string) =>
  new Set(
    [...code.matchAll(/"([^"\n]+)"|`([^`\n]+)`|>([^<>{}\n]+)<|^ *([^<>{}=;\n]+)$/gm)].map(
      ([, ...found]) => found.find((text) => text !== undefined)?.trim() ?? "",
    ),
  );

/** Whether a name comes from the code and not from the content. */
export function fixedWords(): (name: string) => boolean {
  const code = stringsOf(read("app/**/*.{ts,tsx}", ["**/*.test.*", "**/scaffold*", "app/guide/**"]));
  const content = stringsOf(read("{content/**/*.{ts,md},site.config.ts}"));
  return (name) => /\p{L}{2}/u.test(name) && code.has(name) && !content.has(name);
}
