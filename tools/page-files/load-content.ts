import { readContentAgain } from "../../app/content/content-files.ts";
import {
  fileOf,
  folderOf,
  readEntries,
  slugsOf,
} from "../../app/content/entries.ts";
import { hrefOf, type Kind, type PageContent } from "../../app/content/kind.ts";
import { ContentError, type Mistake } from "../../app/content/parse.ts";
import { unpublished } from "../../app/content/publication.ts";
import { kinds } from "../../app/pages/kinds.ts";
import { contentMistakes } from "../../app/site/check.ts";
import { redirects } from "../../app/site/redirects.ts";
import type { SiteContent } from "../../publish/site-content.ts";

type Page = Pick<
  SiteContent["pages"][number],
  "kind" | "entry" | "path" | "file"
>;

/**
 * What the tools need of the content, as far as it can be read: it may be
 * broken before they start.
 */
export interface KnownContent
  extends Pick<SiteContent, "redirects" | "unpublished"> {
  pages: Page[];
  mistakes: readonly Mistake[];
}

/** Every page of a kind; of a broken file only its slug is known. */
function pagesOf(kind: Kind): Page[] {
  const entries = readEntries(kind).entries as (PageContent & {
    slug: string;
  })[];
  const read = new Set(entries.map(({ slug }) => slug));
  const broken = readEntries(kind).mistakes.map(({ file }) => file);
  const unread = folderOf(kind)
    ? slugsOf(kind).filter(
        (slug) => !read.has(slug) && broken.includes(fileOf(kind, slug)),
      )
    : [];
  return [
    ...entries,
    ...unread.map((slug) => ({ slug }) as (typeof entries)[number]),
  ].map((entry) => ({
    kind,
    entry,
    path: hrefOf(kind, entry.slug),
    file: fileOf(kind, entry.slug),
  }));
}

function readKnownContent(root: string): KnownContent {
  readContentAgain(root);
  return {
    pages: kinds.flatMap(pagesOf),
    redirects: (readEntries(redirects).entries[0] ?? {}) as Record<
      string,
      string
    >,
    unpublished,
    mistakes: contentMistakes(),
  };
}

/**
 * The published content, or all of it if the page is a draft, dated in the
 * future, or closed.
 */
export async function loadContentWith(
  root: string,
  kind: string,
  slug: string,
): Promise<KnownContent> {
  const content = readKnownContent(root);
  if (
    content.pages.some(
      (page) => page.kind.name === kind && page.entry.slug === slug,
    )
  )
    return content;
  process.env.SITE_UNPUBLISHED = "closed";
  return readKnownContent(root);
}

/** What a mistake is, wherever it is now, without the names of other pages. */
const gist = ({ field, message }: Mistake) =>
  `${field}: ${message.split(/; (?:did you mean|there are) /)[0]}`;

/** Throws the mistakes that the content did not have before. */
export async function checkAgain(
  root: string,
  { mistakes }: Pick<KnownContent, "mistakes">,
): Promise<void> {
  const before = mistakes.map(gist);
  const added = readKnownContent(root).mistakes.filter((mistake) => {
    const place = before.indexOf(gist(mistake));
    if (place >= 0) before.splice(place, 1);
    return place < 0;
  });
  if (added.length > 0) throw new ContentError(added);
}
