import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** The text of a file of the project; empty for a folder or a picture, null if it does not exist. */
export function readFile(file: string): string | null {
  const place = path.join(root, file);
  if (!existsSync(place)) return null;
  return statSync(place).isFile() && /\.(md|tsx?|cjs|css)$/.test(file) ? readFileSync(place, "utf8") : "";
}
