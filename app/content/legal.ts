import { parse as parseYaml } from "yaml";
import { legalFrontMatterSchema } from "../pages/legal/schema.ts";
import { type LegalSection, readLegalSections } from "../pages/legal/sections.ts";
import { pick, slugOf } from "./collection.ts";
import { fillPlaceholders, splitFrontMatter } from "./markdown.ts";
import { parseContent } from "./parse.ts";

export interface LegalPage {
  slug: string;
  title: string;
  head: { title: string; description: string };
  lastUpdated: string;
  order: number;
  sections: LegalSection[];
  readingMinutes: number;
}

const WORDS_PER_MINUTE = 200;

const files = import.meta.glob<string>("/content/legal/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

const pages = new Map(
  Object.entries(files)
    .map(([path, source]): LegalPage => {
      const file = path.slice(1);
      const { frontMatter, prose } = splitFrontMatter(file, fillPlaceholders(file, source));
      const { title, metaTitle, metaDescription, lastUpdated, order } = parseContent(
        legalFrontMatterSchema,
        file,
        parseYaml(frontMatter),
      );
      return {
        slug: slugOf(path),
        title,
        head: { title: metaTitle, description: metaDescription },
        lastUpdated,
        order,
        sections: readLegalSections(file, prose),
        readingMinutes: Math.round(prose.split(/\s+/).length / WORDS_PER_MINUTE),
      };
    })
    .sort((a, b) => a.order - b.order)
    .map((page) => [page.slug, page]),
);

export function listLegalPages(): LegalPage[] {
  return [...pages.values()];
}

export function getLegalPage(slug: string | undefined): LegalPage {
  return pick(pages, "legal page", slug);
}
