import { contentTexts } from "./content-files.ts";
import { parseContent } from "./parse.ts";
import { slugSchema } from "./schema/parts.ts";

/** `content/services/web-frontend.yaml` → `web-frontend`: the file name is the slug. */
export function slugOf(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return parseContent(slugSchema, `${file} (its name)`, name);
}

/** The slugs of a folder, from its file names only: the route table does not depend on what the files say. */
export function slugsIn(folder: string): string[] {
  const files = [...contentTexts().keys()];
  return files.filter((file) => file.startsWith(`content/${folder}/`)).map(slugOf);
}
