import { readYaml } from "./content-files.ts";
import { once } from "./content-modules.ts";
import { fillFacts } from "./facts/fill.ts";
import { siteFacts } from "./facts/site-facts.ts";
import type { FileSource } from "./kind.ts";
import { parseContent } from "./parse.ts";

/** Reads a single content file on first use. */
export function contentReader<Content>({ file, schema, placeholders }: FileSource<Content>): () => Content {
  return once(() => {
    const name = `content/${file}.yaml`;
    return parseContent(schema, name, fillFacts(siteFacts, name, readYaml(name), placeholders));
  });
}
