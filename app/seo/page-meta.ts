import type { MetaDescriptor } from "react-router";
import { site } from "../../site.config.ts";
import { pagePath } from "../page-path.ts";

export interface PageHead {
  /** The location's path; the canonical address is the page's one address. */
  path: string;
  head: { title: string; description: string };
  /** Kept out of search engines. */
  hidden?: boolean;
}

/** The brand stands at the end of a title, once. */
export function documentTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`;
}

/** The head of a page, from the page's own content. */
export function pageMeta({ path, head, hidden = false }: PageHead): MetaDescriptor[] {
  const title = documentTitle(head.title);
  return [
    { title },
    { name: "description", content: head.description },
    hidden
      ? { name: "robots", content: "noindex" }
      : { tagName: "link", rel: "canonical", href: `${site.url}${pagePath(path)}` },
    { property: "og:title", content: title },
    { property: "og:description", content: head.description },
  ];
}
