import { ContentError } from "../../content/parse.ts";
import { sitePage } from "../../site/pages.ts";

/** Links to these paths, with their names in the menus. */
export function restsOn(paths: readonly string[]): { name: string; href: string }[] {
  return paths.map((path) => {
    const page = sitePage(path);
    if (!page) throw new ContentError(`content/home.yaml: cases.items: restsOn: there is no page at ${path}`);
    return { name: page.name, href: path };
  });
}
