import { absolute, markdownPath } from "../../app/seo/addresses.ts";
import type { SiteContent } from "../site-content.ts";

type Page = SiteContent["pages"][number];

/** The section whose pages an assistant may leave out (llmstxt.org). */
const OPTIONAL = "Optional";

/** What there are many of comes first, the pages that stand alone follow, and what may be left out is last. */
function sectionTitles(pages: readonly Page[]): string[] {
  const rank = (title: string) => {
    if (title === OPTIONAL) return 2;
    return pages.some(({ kind }) => kind.listedUnder === title && !("file" in kind.content)) ? 0 : 1;
  };
  const titles = new Set(pages.flatMap(({ kind }) => kind.listedUnder ?? []));
  return [...titles].toSorted((a, b) => rank(a) - rank(b));
}

/** The site in one page for assistants (llmstxt.org): what it is, and the Markdown copy of every page. */
export function llmsText({ site, pages }: Pick<SiteContent, "site" | "pages">): string {
  const home = pages.find(({ path }) => path === "/");
  const sections = sectionTitles(pages).map((title) => {
    const lines = pages
      .filter(({ kind }) => kind.listedUnder === title)
      .map(({ name, path, head }) => `- [${name}](${absolute(markdownPath(path))}): ${head.description}`);
    return `## ${title}\n\n${lines.join("\n")}\n`;
  });
  return `# ${site.name}\n\n> ${home?.head.description}\n\n${sections.join("\n")}`;
}
