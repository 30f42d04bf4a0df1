import { createHash } from "node:crypto";
import path from "node:path";
import { type Files, mapHtml } from "./output.ts";

/** `assets/name-HASH.ext`: a file whose name changes with its contents may be cached for ever. */
export function hashedName(name: string, data: Buffer): string {
  const { name: stem, ext } = path.posix.parse(name);
  return `assets/${stem}-${createHash("sha256").update(data).digest("base64url").slice(0, 8)}${ext}`;
}

/** Moves the files of a folder under hashed names and rewrites the pages that mention them. */
export function fingerprint(files: Files, folder: string): void {
  const renamed = new Map<string, string>();
  for (const [name, data] of [...files]) {
    if (!name.startsWith(folder)) continue;
    const hashed = hashedName(name, data);
    files.delete(name);
    files.set(hashed, data);
    renamed.set(`"/${name}"`, `"/${hashed}"`);
  }
  const mention = new RegExp(`"/${folder}[^"]+"`, "g");
  mapHtml(files, (html) => html.replace(mention, (name) => renamed.get(name) ?? name));
}
