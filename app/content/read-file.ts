import type { z } from "zod";
import { contentFile, onceEach } from "./content-files.ts";
import { withMarks } from "./marks.ts";
import { ContentError, checkValue, type Filled, fieldName, type Mistake, mistakesIn } from "./parse.ts";

/** What a file says, or its mistakes. */
export interface Read<Content> {
  content?: Content;
  mistakes: Mistake[];
}

/** Reads and checks a file. A text with a fact that could not be filled in has one mistake, not two. */
export function readFile<Content>(
  file: string,
  schema: z.ZodType<Content>,
  fill: (value: unknown) => Filled = (value) => ({ value, problems: [], unfilled: new Set() }),
): Read<Content> {
  const found = contentFile(file);
  if (!found) return { mistakes: [{ file, message: "is missing: there is no such file" }] };
  if (found.mistakes.length > 0) return { mistakes: found.mistakes };
  const { value, problems, unfilled } = fill(found.value);
  const checked = checkValue(schema, value);
  const others = checked.problems.filter(({ path }) => !unfilled.has(fieldName(path)));
  const mistakes = mistakesIn(file, [...problems, ...others], found.lineOf);
  if (checked.data === undefined) return { mistakes };
  const marked = { file, schema, value: found.value, fill: (texts: unknown) => fill(texts).value };
  return { content: withMarks(checked.data, marked), mistakes };
}

/** A file that facts come from, so that it quotes none. */
export interface FactFile<Content = unknown> {
  /** Under content/. */
  files: string;
  schema: z.ZodType<Content>;
}

const readOnce = onceEach(({ files, schema }: FactFile) => readFile(`content/${files}`, schema));

export const readFactFile = <Content>(file: FactFile<Content>): Read<Content> =>
  readOnce(file) as Read<Content>;

/** What it says; throws if it is broken. */
export function getFactFile<Content>(file: FactFile<Content>): Content {
  const { content, mistakes } = readFactFile(file);
  if (content === undefined) throw new ContentError(mistakes);
  return content;
}
