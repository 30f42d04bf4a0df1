import { filesWith, readYaml } from "./content-files.ts";
import { readMarkdown } from "./markdown.ts";
import { shownTexts } from "./publication.ts";

/** A value in a content file as written, before facts are filled in. */
export interface Written {
  file: string;
  path: readonly PropertyKey[];
  value: unknown;
}

/** The problems with one value. */
export type WrittenCheck = (written: Written) => string[];

function* inside(file: string, path: readonly PropertyKey[], value: unknown): Generator<Written> {
  yield { file, path, value };
  if (typeof value !== "object" || value === null) return;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inner] of entries) yield* inside(file, [...path, key], inner);
}

/** Every value in content/ that is published, including front matter and lines of Markdown. */
export function* writtenValues(): Generator<Written> {
  for (const file of filesWith(".yaml")) yield* inside(file, [], readYaml(file));
  for (const [file, text] of shownTexts()) {
    yield* inside(file, [], readMarkdown(file, text).fields);
    for (const [index, line] of text.split("\n").entries())
      yield { file, path: [`line ${index + 1}`], value: line };
  }
}
