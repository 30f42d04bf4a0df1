import type { Files } from "../output.ts";
import type { SiteContent } from "../site-content.ts";
import { gitLastChanges } from "./last-changes.ts";
import { llmsText } from "./llms.ts";
import { sitemap } from "./sitemap.ts";
import { humansText, robotsText, securityText } from "./small-files.ts";

/** The files that machines look for at known names. */
export async function addKnownFiles(files: Files, content: SiteContent, root: string): Promise<void> {
  const lastChange = await gitLastChanges(root, "content");
  const texts = {
    "sitemap.xml": sitemap(content.pages, lastChange),
    "robots.txt": robotsText(),
    "llms.txt": llmsText(content),
    ".well-known/security.txt": securityText(content, new Date()),
    "humans.txt": humansText(content),
  };
  for (const [name, text] of Object.entries(texts)) files.set(name, Buffer.from(text));
}
