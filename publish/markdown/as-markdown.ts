import { absolute } from "../../app/seo/addresses.ts";
import { blocks } from "./blocks.ts";
import { elementOf } from "./nodes.ts";

const resolve = (href: string) => (href.startsWith("/") ? absolute(href) : href);

/** What stands between a page's bar and its footer, as Markdown. */
export function mainAsMarkdown(html: string): string {
  const parts = blocks(elementOf(html, "main").children, resolve);
  // A drawing composed twice, for wide and for narrow screens, is described once.
  return parts.filter((part, index) => part !== parts[index - 1]).join("\n\n");
}
