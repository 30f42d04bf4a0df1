import { hash } from "node:crypto";
import path from "node:path";
import { type Files, mapHtml } from "./output.ts";

const shortHash = (data: Buffer) =>
  hash("sha256", data, "base64url").slice(0, 8);

/**
 * `assets/name-HASH.ext`: a file whose name changes with its content can be
 * cached forever.
 */
export function hashedName(name: string, data: Buffer): string {
  const { name: stem, ext } = path.posix.parse(name);
  return `assets/${stem}-${shortHash(data)}${ext}`;
}

/**
 * Moves a folder under one hash of all its content, and updates the pages that
 * refer to its files. A page names twenty of them, and twenty hashes would not
 * compress.
 */
export function fingerprintFolder(files: Files, folder: string): void {
  const inside = [...files].filter(([name]) => name.startsWith(`${folder}/`));
  const place = `assets/${folder}-${shortHash(Buffer.concat(inside.map(([, data]) => data)))}/`;
  for (const [name, data] of inside) {
    files.delete(name);
    files.set(name.replace(`${folder}/`, place), data);
  }
  mapHtml(files, (html) => html.replaceAll(`"/${folder}/`, `"/${place}`));
}
