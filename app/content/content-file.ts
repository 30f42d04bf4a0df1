import type { FileSource } from "./kind.ts";
import { parseContent } from "./parse.ts";

/** Every file of content/, by its path from the project's root. */
export const modules = import.meta.glob<unknown>("/content/**/*.ts", { eager: true, import: "default" });
export const texts = import.meta.glob<string>("/content/**/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Reads a content file that stands alone, once, when first asked for. */
export function contentReader<Content>({ file, schema }: FileSource<Content>): () => Content {
  let content: { read: Content } | undefined;
  return () => {
    content ??= { read: parseContent(schema, `content/${file}.ts`, modules[`/content/${file}.ts`]) };
    return content.read;
  };
}
