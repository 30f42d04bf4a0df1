import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type OutlineNode, readOutline } from "./outline.ts";

export const outlineFile = (kind: string) => path.join(import.meta.dirname, `${kind}.yml`);

/** The stored outline of a kind; a new kind has none. */
export function keptOutline(kind: string): OutlineNode[] | undefined {
  const file = outlineFile(kind);
  return existsSync(file) ? readOutline(readFileSync(file, "utf8")) : undefined;
}
