import { loadSiteContent, type SiteContent } from "../../publish/site-content.ts";

/** The content that visitors see, or all of it where the page is a draft, of a later date, or closed. */
export async function loadContentWith(root: string, kind: string, slug: string): Promise<SiteContent> {
  const content = await loadSiteContent(root);
  if (content.pages.some((page) => page.kind.name === kind && page.entry.slug === slug)) return content;
  process.env.SITE_UNPUBLISHED = "closed";
  return loadSiteContent(root);
}
