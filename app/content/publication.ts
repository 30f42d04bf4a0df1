import { texts } from "./content-modules.ts";
import { readMarkdown } from "./markdown.ts";
import { daySchema, siteDate } from "./site-date.ts";

/** What may stand in any front matter; its schema says whether it is right. */
interface FrontMatter {
  draft?: unknown;
  date?: unknown;
  closes?: unknown;
}

const isDay = (value: unknown): value is string => daySchema.safeParse(value).success;

/** Why visitors do not see a file yet, or no longer; `closes` is its last day. Days compare as strings do. */
export function unpublished({ draft, date, closes }: FrontMatter): "closed" | "draft" | "later" | undefined {
  if (isDay(closes) && closes < siteDate()) return "closed";
  if (draft === true) return "draft";
  return isDay(date) && date > siteDate() ? "later" : undefined;
}

const shownEarly = () => process.env.SITE_UNPUBLISHED;

/** Whether this site is for its authors: it shows what visitors do not see yet. */
export const isPreview = (): boolean => Boolean(shownEarly());

/**
 * Whether a file with this front matter is part of the site. SITE_UNPUBLISHED shows `drafts` early, or `all`: later
 * dates too. npm run dev and npm run preview set it; a build for visitors never has it (publish/build.ts). npm run rename
 * and npm run remove may set `closed`, which is every file.
 */
export function isShown(frontMatter: FrontMatter): boolean {
  const early = shownEarly();
  switch (unpublished(frontMatter)) {
    case "closed":
      return early === "closed";
    case "draft":
      return early === "all" || early === "drafts" || early === "closed";
    case "later":
      return early === "all" || early === "closed";
    default:
      return true;
  }
}

/** The Markdown files of content/ that are part of the site, by path. */
export function shownTexts(): [path: string, text: string][] {
  return Object.entries(texts).filter(([path, text]) => isShown(readMarkdown(path.slice(1), text).fields));
}

/** Whether a folder of content/ has anything to show. */
export function hasTexts(folder: string): boolean {
  return shownTexts().some(([path]) => path.startsWith(`/content/${folder}/`));
}
