import { absolute } from "../../app/seo/addresses.ts";
import type { SiteContent } from "../site-content.ts";

type Page = Pick<SiteContent["pages"][number], "path" | "file" | "indexed">;

/** Every indexable page, with the day of its last change if known. */
export function sitemap(pages: readonly Page[], lastChange: ReadonlyMap<string, string>): string {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ path, file }) => {
      const day = lastChange.get(file);
      return `<url><loc>${absolute(path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}
