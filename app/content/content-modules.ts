import type { FileSource } from "./kind.ts";
import { parseContent } from "./parse.ts";

/** Every file of content/, by its path from the project's root, as it is written. */
export const modules = import.meta.glob<unknown>("/content/**/*.ts", { eager: true, import: "default" });
export const texts = import.meta.glob<string>("/content/**/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Calls it once, when first asked. */
export function once<Value>(read: () => Value): () => Value {
  let result: { value: Value } | undefined;
  return () => {
    result ??= { value: read() };
    return result.value;
  };
}

/** Reads a file that facts are made of, so that it can quote none. */
export function sourceReader<Content>({ file, schema }: FileSource<Content>): () => Content {
  return once(() => parseContent(schema, `content/${file}.ts`, modules[`/content/${file}.ts`]));
}
