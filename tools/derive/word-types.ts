import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, parseDocument } from "yaml";
import { type Argument, argumentsOf, TextError } from "../../app/text/parse.ts";

/** Where tsc looks for them, like for the types of React Router. */
const typesFile = ".cache/types/app/content/+types/words.ts";
const wordsFile = "content/words.yaml";

const valueTypes: Readonly<Record<Argument["use"], string>> = {
  text: "Text",
  number: "number",
  plural: "number",
  ordinal: "number",
  select: "string",
  date: "never",
  time: "never",
};

/** What a text needs. A broken one needs nothing: the build reports it. */
function typeOfText(text: string): string {
  const found = (() => {
    try {
      return argumentsOf(text);
    } catch (error) {
      if (error instanceof TextError) return [];
      throw error;
    }
  })();
  if (found.length === 0) return "string";
  const names = [...new Set(found.map(({ name }) => name))];
  const values = names.map((name) => {
    const uses = found.filter((other) => other.name === name);
    const types = new Set(uses.map(({ use }) => valueTypes[use]));
    return `${JSON.stringify(name)}: ${[...types].join(" & ")}`;
  });
  return `Message<{ ${values.join("; ")} }>`;
}

function typeOf(value: unknown): string {
  if (typeof value === "string") return typeOfText(value);
  if (Array.isArray(value)) return `readonly [${value.map(typeOf).join(", ")}]`;
  if (typeof value !== "object" || value === null) return "string";
  const fields = Object.entries(value).map(
    ([key, field]) => `readonly ${JSON.stringify(key)}: ${typeOf(field)};`,
  );
  return `{\n${fields.join("\n")}\n}`;
}

/** The types of the labels in content/words.yaml, and of what they need. */
export const wordTypes = (words: string): string =>
  `import type { Message, Text } from "../../text/message.ts";

export type Words = ${typeOf(parse(words))};
`;

/** Writes the types for tsc. What is no YAML has none: the build reports it. */
export function writeWordTypes(root: string): void {
  const file = path.join(root, typesFile);
  const words = readFileSync(path.join(root, wordsFile), "utf8");
  if (parseDocument(words).errors.length > 0) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, wordTypes(words));
}
