import type { Files } from "./output.ts";

/** `services/web-frontend/index.html` → `services/web-frontend.html`: hosts with clean URLs then need no slash. */
export function flattenPages(files: Files): void {
  for (const [name, data] of [...files]) {
    const flat = name.replace(/\/index\.html$/, ".html");
    if (flat === name) continue;
    files.delete(name);
    files.set(flat, data);
  }
}

/** `services/web-frontend.html` → `/services/web-frontend`, `index.html` → `/`. */
export function addressOf(name: string): string {
  return name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`;
}
