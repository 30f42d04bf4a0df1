import { sitePage } from "../../site/pages.ts";

/** Links to these pages, with their names in the menus. */
export function restsOn(paths: readonly string[]): { name: string; href: string }[] {
  return paths.flatMap((href) => {
    const page = sitePage(href);
    return page ? [{ name: page.name, href }] : [];
  });
}
