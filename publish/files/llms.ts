import { absolute, markdownPath } from "../../app/seo/addresses.ts";
import type { SiteContent } from "../site-content.ts";

type Page = SiteContent["pages"][number];

/** The section that assistants may skip (llmstxt.org). */
const OPTIONAL = "Optional";

/** Kinds with many pages first, single pages next, optional ones last. */
function sectionTitles(pages: readonly Page[]): string[] {
  const rank = (title: string) => {
    if (title === OPTIONAL) return 2;
    return pages.some(({ kind }) => kind.listedUnder === title && kind.path.includes(":slug")) ? 0 : 1;
  };
  const titles = new Set(pages.flatMap(({ kind }) => kind.listedUnder ?? []));
  return [...titles].toSorted((a, b) => rank(a) - rank(b));
}

/** An overview of the site for assistants (llmstxt.org), with the Markdown copy of every page. */
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
