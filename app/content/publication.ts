import { contentFile, contentTexts } from "./content-files.ts";
import { daySchema, siteDate } from "./site-date.ts";

/** Fields of any front matter, before validation. */
interface FrontMatter {
  draft?: unknown;
  date?: unknown;
  closes?: unknown;
}

const isDay = (value: unknown): value is string =>
  daySchema.safeParse(value).success;

/**
 * Why visitors do not see a file; `closes` is its last day. ISO days compare as
 * strings.
 */
export function unpublished({
  draft,
  date,
  closes,
}: FrontMatter): "closed" | "draft" | "later" | undefined {
  if (isDay(closes) && closes < siteDate()) return "closed";
  if (draft === true) return "draft";
  return isDay(date) && date > siteDate() ? "later" : undefined;
}

/** Whether the site also shows unpublished content, for its authors. */
export const isPreview = (): boolean => Boolean(process.env.SITE_UNPUBLISHED);

/**
 * The values of SITE_UNPUBLISHED that add a file, by the reason why visitors do
 * not see it. npm run dev and npm run preview set it; publish/build.ts clears
 * it. npm run rename and npm run remove may set `closed`, which adds
 * everything.
 */
const addedBy = {
  draft: ["drafts", "all", "closed"],
  later: ["all", "closed"],
  closed: ["closed"],
};

/** Whether a file with this front matter is part of the site. */
export function isShown(frontMatter: FrontMatter): boolean {
  const reason = unpublished(frontMatter);
  return (
    reason === undefined ||
    addedBy[reason].includes(process.env.SITE_UNPUBLISHED ?? "")
  );
}

const frontMatterOf = (file: string) =>
  (contentFile(file)?.value ?? {}) as FrontMatter;

/** The files of a folder are entries, which can be drafts. */
const isEntry = (file: string) => file.split("/").length > 2;

/** The files of content/ that are part of the site, or those of one folder. */
export function shownFiles(folder = ""): string[] {
  return [...contentTexts().keys()].filter(
    (file) =>
      file.startsWith(`content/${folder}`) &&
      (!isEntry(file) || isShown(frontMatterOf(file))),
  );
}

/** Those that visitors see, now or from their day on. */
export const publishedFiles = (): string[] =>
  [...contentTexts().keys()].filter((file) =>
    [undefined, "later"].includes(unpublished(frontMatterOf(file))),
  );
