import { parseContent } from "./parse.ts";
import { slugSchema } from "./schema/parts.ts";

/** `/content/services/web-frontend.ts` → `web-frontend`: the file name is the slug. */
export function slugOf(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return parseContent(slugSchema, `${file.slice(1)} (its name)`, name);
}

/** The slugs of a folder, from its file names only: the route table must not load content. */
export function slugsIn(folder: string): string[] {
  const files = Object.keys(import.meta.glob("/content/*/*.{ts,md}"));
  return files.filter((file) => file.startsWith(`/content/${folder}/`)).map(slugOf);
}
