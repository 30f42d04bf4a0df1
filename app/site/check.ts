import { colourWarnings } from "../brand/colours.ts";
import { logoMistakes } from "../brand/logo.ts";
import { contentFile, contentTexts, pictureNames } from "../content/content-files.ts";
import {
  type Entry,
  fileOf,
  filesOf,
  folderOf,
  getContent,
  readEntries,
  type Source,
} from "../content/entries.ts";
import { factMistakes } from "../content/facts/site-facts.ts";
import { testimonials } from "../content/items.ts";
import { hrefOf, type PageContent } from "../content/kind.ts";
import { unmarked } from "../content/marks.ts";
import { knownNames } from "../content/nearest.ts";
import { attempt, ContentError, fieldName, type Mistake } from "../content/parse.ts";
import { site } from "../content/site.ts";
import { titleProblem } from "../content/title-length.ts";
import { picturesIn, placeOf, type WrittenCheck, writtenValues } from "../content/written.ts";
import { caseStudy } from "../pages/case-study/kind.ts";
import { contact } from "../pages/contact/kind.ts";
import { home } from "../pages/home/kind.ts";
import { kinds } from "../pages/kinds.ts";
import { portfolio } from "../pages/portfolio/kind.ts";
import { aboutCheck } from "./about.ts";
import { linkCheck, redirectCheck, shownSlugs } from "./links.ts";
import { getNavigation } from "./navigation.ts";
import { sources } from "./sources.ts";
import { sameFigureCheck, typedFactCheck } from "./typed-facts.ts";

/** The mistakes of a source, or of what it derives from. */
function mistakesOf(source: Source): readonly Mistake[] {
  try {
    return readEntries(source).mistakes;
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

/** Files that nothing reads: their folder or name is misspelt. */
function unreadFiles(): Mistake[] {
  const known = new Set(sources.flatMap(filesOf));
  const names = sources.map(({ files }) => `content/${files}`);
  return [...contentTexts().keys()]
    .filter((file) => !known.has(file))
    .map((file) => {
      const generic = names.find(
        (name) => name.includes("*") && name.split("*")[0] === file.replace(/[^/]*$/, ""),
      );
      return {
        file,
        message: generic ? `must be named like ${generic}` : `is read by no page${knownNames(file, names)}`,
      };
    });
}

/** Slugs of related pages that do not exist, and groups of them. */
function relatedCheck(): WrittenCheck {
  const related = kinds.filter((kind) => kind.related !== undefined);
  const keys = related.flatMap((kind) => kind.related ?? []);
  return ({ path, value }) => {
    const key = String(path.at(-1));
    if (path.at(-2) === "related" && !keys.includes(key))
      return [`is no group of related pages${knownNames(key, keys)}`];
    const kind = path.at(-3) === "related" && related.find((candidate) => candidate.related === path.at(-2));
    if (!kind || typeof value !== "string") return [];
    const slugs = shownSlugs(kind);
    if (slugs.includes(value)) return [];
    return [`there is no ${kind.name.replace("-", " ")} "${value}"${knownNames(value, slugs)}`];
  };
}

/** Finds a field that names none of the options in a file. */
function optionCheck(
  field: string,
  option: string,
  file: string,
  options: readonly string[] | undefined,
): WrittenCheck {
  return ({ path, value }) => {
    // A broken file tells nothing about its options.
    if (fieldName(path) !== field || !options || options.includes(String(value))) return [];
    return [`there is no ${option} "${value}" in ${file}${knownNames(String(value), options)}`];
  };
}

const groupCheck = () =>
  optionCheck(
    "menu.group",
    "group",
    "content/navigation.yaml",
    attempt(getNavigation)?.services.groups.map(({ slug }) => slug),
  );

const projectCheck = () =>
  optionCheck(
    "project",
    "project type",
    "content/contact.yaml",
    attempt(() => getContent(contact))?.form.fields.projectType.options.map(({ value }) => value),
  );

const engagementCheck = () =>
  optionCheck(
    "engagement",
    "engagement",
    "content/home.yaml",
    // Without that section, no testimonial shows one.
    attempt(() => getContent(home))?.cases?.items.map(({ icon }) => icon),
  );

/** Finds testimonials that lead to another page than a case study. */
const testimonialCheck: WrittenCheck = ({ file, path, value }) =>
  file.startsWith(`content/${folderOf(testimonials)}/`) &&
  path[0] === "href" &&
  !String(value).startsWith(hrefOf(caseStudy, ""))
    ? [`${value} is no case study`]
    : [];

/** Finds categories of case studies that the portfolio does not have. */
function categoryCheck(): WrittenCheck {
  const categories = attempt(() => getContent(portfolio))?.categories.map(unmarked);
  const start = `content/${folderOf(caseStudy)}/`;
  return ({ file, path, value }) => {
    const isCategory = path[0] === "categories" && path.length === 2 && file.startsWith(start);
    if (!isCategory || !categories || categories.includes(String(value))) return [];
    return [
      `there is no category "${value}" in content/portfolio.yaml${knownNames(String(value), categories)}`,
    ];
  };
}

const pictureCheck: WrittenCheck = (written) =>
  picturesIn(written)
    .filter((picture) => !pictureNames().includes(picture))
    .map((picture) => `there is no content/pictures/${picture}${knownNames(picture, pictureNames())}`);

const findings = (checks: readonly WrittenCheck[]): Mistake[] =>
  [...writtenValues()].flatMap((written) =>
    checks.flatMap((check) => check(written).map((message) => ({ ...placeOf(written), message }))),
  );

const writtenMistakes = () =>
  findings([
    ...[linkCheck(), redirectCheck(), relatedCheck(), groupCheck(), projectCheck(), categoryCheck()],
    ...[engagementCheck(), testimonialCheck, aboutCheck(), typedFactCheck(), pictureCheck],
  ]);

/** What an author should look at, and may leave as it is. */
export const contentWarnings = (): Mistake[] => [...colourWarnings(), ...findings([sameFigureCheck()])];

/** What search results show of a page, and its fields. */
function* metadata() {
  for (const kind of kinds) {
    for (const entry of attempt(() => readEntries(kind).entries) ?? []) {
      const { slug, head } = entry as Entry<PageContent>;
      const file = fileOf(kind, slug);
      const written = (contentFile(file)?.value ?? {}) as object;
      const description = "metaDescription" in written ? ["metaDescription"] : ["summary"];
      const fields =
        "head" in written
          ? [
              ["head", "title"],
              ["head", "description"],
            ]
          : [["metaTitle"], description];
      for (const [index, text] of [head.title, head.description].entries()) {
        const path = fields[index] ?? [];
        const line = contentFile(file)?.lineOf(path) ?? 1;
        const isTitle = index === 0 && kind.listedUnder !== null;
        yield { place: { file, line, field: fieldName(path) }, text: unmarked(text), isTitle };
      }
    }
  }
}

/** Titles that do not fit search results, and pages that look alike there. */
function metadataMistakes(): Mistake[] {
  const firstFile = new Map<string, string>();
  return [...metadata()].flatMap(({ place, text, isTitle }) => {
    const other = firstFile.get(text);
    if (!other) firstFile.set(text, place.file);
    const messages = [isTitle && titleProblem(text, site.name), other && `is also that of ${other}`];
    return messages.flatMap((message) => (message ? [{ ...place, message }] : []));
  });
}

const inOrder = (a: Mistake, b: Mistake) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** Every mistake of every file: what the schemas find, and what no single file shows. */
export const contentMistakes = (): Mistake[] =>
  [
    ...logoMistakes(),
    ...factMistakes(),
    ...sources.flatMap(mistakesOf),
    ...unreadFiles(),
    ...writtenMistakes(),
    ...metadataMistakes(),
  ].toSorted(inOrder);

/** Throws if there is any. */
export function checkContent(): void {
  const mistakes = contentMistakes();
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
