import { loadSiteContent, type SiteContent } from "../../publish/site-content.ts";

/** The published content, or all of it if the page is a draft, dated in the future, or closed. */
export async function loadContentWith(root: string, kind: string, slug: string): Promise<SiteContent> {
  const content = await loadSiteContent(root);
  if (content.pages.some((page) => page.kind.name === kind && page.entry.slug === slug)) return content;
  process.env.SITE_UNPUBLISHED = "closed";
  return loadSiteContent(root);
}
