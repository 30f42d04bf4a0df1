import { escapeUTF8 as escapeHtml } from "entities";
import { insight } from "../../app/pages/insight/kind.ts";
import type { Insight } from "../../app/pages/insight/schema.ts";
import { absolute, feedPath } from "../../app/seo/addresses.ts";
import type { SiteContent } from "../site-content.ts";

type Page = SiteContent["pages"][number];

/** A day as an Atom timestamp. */
const moment = (day: string) => `${day}T00:00:00Z`;

/** A feed entry, and the day by which feed readers recognise a change. */
function feedEntry({ entry, title, path, subtitle }: Page): {
  updated: string;
  xml: string;
} {
  const { author, date, updated = date, tags } = entry as Insight;
  const lines = [
    `<id>${escapeHtml(absolute(path))}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<link href="${escapeHtml(absolute(path))}"/>`,
    `<published>${moment(date)}</published>`,
    `<updated>${moment(updated)}</updated>`,
    `<author><name>${escapeHtml(author)}</name></author>`,
    ...tags.map((category) => `<category term="${escapeHtml(category)}"/>`),
    `<summary>${escapeHtml(subtitle)}</summary>`,
  ];
  return { updated, xml: `<entry>\n${lines.join("\n")}\n</entry>\n` };
}

/** An Atom feed (RFC 4287) of the pages below another, newest first. */
function atomFeed(
  list: Page,
  pages: readonly Page[],
  { site }: Pick<SiteContent, "site">,
): string {
  const entries = pages.map(feedEntry);
  const address = absolute(feedPath(list.path));
  const [latest = ""] = entries
    .map(({ updated }) => updated)
    .toSorted()
    .reverse();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.lang}">
<id>${escapeHtml(address)}</id>
<title>${escapeHtml(`${site.name}: ${list.title}`)}</title>
<subtitle>${escapeHtml(list.subtitle)}</subtitle>
<updated>${moment(latest)}</updated>
<link rel="self" type="application/atom+xml" href="${escapeHtml(address)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(absolute(list.path))}"/>
${entries.map(({ xml }) => xml).join("")}</feed>
`;
}

/** The feed of the articles, by file name. */
export function feeds(
  content: Pick<SiteContent, "site" | "pages">,
): Record<string, string> {
  const withFeed = content.pages.filter(
    ({ kind }) => kind.name === insight.name,
  );
  const byList = Map.groupBy(withFeed, ({ parent }) => parent ?? "/");
  return Object.fromEntries(
    [...byList].flatMap(([parent, pages]) => {
      const list = content.pages.find(({ path }) => path === parent);
      return list
        ? [[feedPath(parent).slice(1), atomFeed(list, pages, content)]]
        : [];
    }),
  );
}
