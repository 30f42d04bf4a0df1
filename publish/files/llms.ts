import { absolute, markdownPath } from "../../app/seo/addresses.ts";
import type { SiteContent } from "../site-content.ts";

type Page = SiteContent["pages"][number];

/** The section that assistants may skip (llmstxt.org). */
const OPTIONAL = "Optional";

/** Kinds with many pages first, single pages next, optional ones last. */
function sectionTitles(pages: readonly Page[]): string[] {
  const rank = (title: string) => {
    if (title === OPTIONAL) return 2;
    return pages.some(
      ({ kind }) => kind.listedUnder === title && kind.path.includes(":slug"),
    )
      ? 0
      : 1;
  };
  const titles = new Set(pages.flatMap(({ kind }) => kind.listedUnder ?? []));
  return [...titles].toSorted((a, b) => rank(a) - rank(b));
}

function section(title: string, pages: readonly Page[]): string {
  const lines = pages.map(
    ({ name, path, head }) =>
      `- [${name}](${absolute(markdownPath(path))}): ${head.description}`,
  );
  return `## ${title}\n\n${lines.join("\n")}\n`;
}

type LlmsContent = Pick<SiteContent, "site" | "pages" | "assistants">;

/**
 * An overview of the site for assistants (llmstxt.org): answers, and the
 * Markdown copy of every page.
 */
export function llmsText({ site, pages, assistants }: LlmsContent): string {
  const home = pages.find(({ path }) => path === "/");
  const answers = assistants.answers.map(
    ({ label, value }) => `- ${label}: ${value}\n`,
  );
  const first = assistants.pages.flatMap(
    ({ href }) => pages.find(({ path }) => path === href) ?? [],
  );
  const others = pages.filter((page) => !first.includes(page));
  const sections = sectionTitles(others).map((title) =>
    section(
      title,
      others.filter(({ kind }) => kind.listedUnder === title),
    ),
  );
  if (first.length > 0) sections.unshift(section(assistants.heading, first));
  return `# ${site.name}\n\n> ${home?.head.description}\n\n${answers.join("")}\n${sections.join("\n")}`;
}
