import { readYaml } from "./content-files.ts";
import type { FileSource } from "./kind.ts";
import { parseContent } from "./parse.ts";

/** Calls the function once, on first use. */
export function once<Value>(read: () => Value): () => Value {
  let result: { value: Value } | undefined;
  return () => {
    result ??= { value: read() };
    return result.value;
  };
}

/** Reads a file that facts are derived from. It cannot quote facts itself. */
export function sourceReader<Content>({ file, schema }: FileSource<Content>): () => Content {
  return once(() => parseContent(schema, `content/${file}.yaml`, readYaml(`content/${file}.yaml`)));
}
