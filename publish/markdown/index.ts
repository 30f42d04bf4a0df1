import { absolute, markdownPath } from "../../app/seo/addresses.ts";
import { addressOf } from "../addresses.ts";
import { type Files, htmlFiles } from "../output.ts";
import type { SiteContent } from "../site-content.ts";
import { blocks } from "./blocks.ts";
import { elementOf } from "./nodes.ts";

const resolve = (href: string) => (href.startsWith("/") ? absolute(href) : href);

/** What stands between a page's bar and its footer, as Markdown. */
export function mainAsMarkdown(html: string): string {
  const parts = blocks(elementOf(html, "main").children, resolve);
  // A drawing composed twice, for wide and for narrow screens, is described once.
  return parts.filter((part, index) => part !== parts[index - 1]).join("\n\n");
}

/** Beside every page that may be indexed a twin in Markdown, made from the page itself, for assistants. */
export function addMarkdownTwins(files: Files, { pages }: SiteContent): void {
  const htmlOf = new Map(htmlFiles(files).map(([name, html]) => [addressOf(name), html]));
  for (const { path, head, indexed } of pages) {
    const html = htmlOf.get(path);
    if (!indexed || html === undefined) continue;
    const facts = { title: head.title, description: head.description, url: absolute(path) };
    const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    const text = `---\n${lines.join("\n")}\n---\n\n${mainAsMarkdown(html)}\n`;
    files.set(markdownPath(path).slice(1), Buffer.from(text));
  }
}
