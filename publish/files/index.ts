import type { Files } from "../output.ts";
import type { SiteContent } from "../site-content.ts";
import { feeds } from "./feed.ts";
import { llmsText } from "./llms.ts";
import { humansText, robotsText, securityText, sitemap } from "./small-files.ts";

/** Files at well-known names: sitemap, robots.txt, feeds. */
export function addKnownFiles(
  files: Files,
  content: SiteContent,
  fontFamilies: readonly string[],
  lastChange: ReadonlyMap<string, string>,
  today: Date,
): void {
  const texts = {
    "sitemap.xml": sitemap(content.pages, lastChange),
    "robots.txt": robotsText(),
    "llms.txt": llmsText(content),
    ".well-known/security.txt": securityText(content, today),
    "humans.txt": humansText(content, fontFamilies),
    ...feeds(content),
  };
  for (const [name, text] of Object.entries(texts)) files.set(name, Buffer.from(text));
}
