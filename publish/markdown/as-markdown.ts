import { absolute } from "../../app/seo/addresses.ts";
import { blocks } from "./blocks.ts";
import { elementOf } from "./nodes.ts";

const resolve = (href: string) => (href.startsWith("/") ? absolute(href) : href);

/** The main content of a page as Markdown, without its bar and footer. */
export function mainAsMarkdown(html: string): string {
  const parts = blocks(elementOf(html, "main").children, resolve);
  // A drawing with a wide and a narrow version is described once.
  return parts.filter((part, index) => part !== parts[index - 1]).join("\n\n");
}
