import { absolute, markdownPath } from "../../app/seo/addresses.ts";
import type { SiteContent } from "../site-content.ts";

type Page = SiteContent["pages"][number];

const parts: [title: string, kinds: Page["kind"][]][] = [
  ["Services", ["service"]],
  ["Products", ["product"]],
  ["Industries", ["industry"]],
  ["Case studies", ["portfolio", "case study"]],
  ["Company", ["home", "company", "leadership", "careers", "contact"]],
  ["Optional", ["legal"]],
];

/** The site in one page for assistants (llmstxt.org): what it is, and the Markdown twin of every page. */
export function llmsText({ site, pages }: Pick<SiteContent, "site" | "pages">): string {
  const home = pages.find(({ kind }) => kind === "home");
  const sections = parts.map(([title, kinds]) => {
    const lines = pages
      .filter(({ kind, indexed }) => indexed && kinds.includes(kind))
      .map(({ name, path, head }) => `- [${name}](${absolute(markdownPath(path))}): ${head.description}`);
    return `## ${title}\n\n${lines.join("\n")}\n`;
  });
  return `# ${site.name}\n\n> ${home?.head.description}\n\n${sections.join("\n")}`;
}
