import type { MetaDescriptor } from "react-router";
import { unmarked } from "../content/marks.ts";
import type { Site } from "../content/schema/site.ts";
import { site } from "../content/site.ts";
import { absolute, cardPath, markdownPath, pagePath } from "./addresses.ts";

interface Head {
  title: string;
  description: string;
}

/** The arguments of a page's `meta` export. */
interface PageMetaArgs {
  loaderData: {
    page: { head: Head };
    /** Not indexed by search engines. */
    hidden?: boolean;
    /** The path of the page's feed. */
    feed?: string;
  };
  location: { pathname: string };
}

/** The size that social networks recommend. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Appends the brand, unless the title contains it. */
export function documentTitle(title: string): string {
  return unmarked(title).includes(unmarked(site.name))
    ? title
    : `${title} | ${site.name}`;
}

const notIndexed = { name: "robots", content: "noindex" };

function wordsOf({ title, description }: Head): MetaDescriptor[] {
  return [
    { title: documentTitle(title) },
    { name: "description", content: description },
  ];
}

/** A link in the head. */
const link = (attributes: Record<string, string>): MetaDescriptor => ({
  tagName: "link",
  ...attributes,
});

/**
 * How a shared link to the page looks. X falls back to the `og:` properties.
 */
function shared(path: string, { title, description }: Head): MetaDescriptor[] {
  return [
    { property: "og:title", content: documentTitle(title) },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:url", content: absolute(path) },
    { property: "og:image", content: absolute(cardPath(path)) },
    { property: "og:image:width", content: String(cardSize.width) },
    { property: "og:image:height", content: String(cardSize.height) },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The head of a page, from its content. */
export function pageMeta({
  loaderData,
  location,
}: PageMetaArgs): MetaDescriptor[] {
  const { page, hidden = false, feed } = loaderData;
  const { head } = page;
  const address = pagePath(location.pathname);
  const copy = { type: "text/markdown", href: markdownPath(address) };
  const found = [
    link({ rel: "canonical", href: absolute(address) }),
    link({ rel: "alternate", ...copy }),
  ];
  return [
    ...wordsOf(head),
    ...(hidden ? [notIndexed] : found),
    ...(feed
      ? [
          link({
            rel: "alternate",
            type: "application/atom+xml",
            title: site.name,
            href: feed,
          }),
        ]
      : []),
    ...shared(address, head),
  ];
}

/** Proves ownership to search engines, which read the home page only. */
export function verificationMeta({
  google,
  bing,
}: Site["verification"]): MetaDescriptor[] {
  return [
    { name: "google-site-verification", content: google },
    { name: "msvalidate.01", content: bing },
  ].filter(({ content }) => content !== null);
}

/** The head of an error page: not found, or a message that was not accepted. */
export function answerMeta(head: Head): MetaDescriptor[] {
  return [...wordsOf(head), notIndexed];
}
