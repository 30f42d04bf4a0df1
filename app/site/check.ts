import { colourWarnings } from "../brand/colours.ts";
import { logoMistakes } from "../brand/logo.ts";
import {
  contentFile,
  contentTexts,
  placeOf,
} from "../content/content-files.ts";
import {
  type Entry,
  fileOf,
  filesOf,
  folderOf,
  readEntries,
  type Source,
} from "../content/entries.ts";
import { factMistakes } from "../content/facts/site-facts.ts";
import { hrefOf, type PageContent } from "../content/kind.ts";
import { unmarked } from "../content/marks.ts";
import { attempt, ContentError, type Mistake } from "../content/parse.ts";
import { site } from "../content/site.ts";
import { titleProblem } from "../content/title-length.ts";
import { wordsFile } from "../content/words.ts";
import { type WrittenCheck, writtenValues } from "../content/written.ts";
import { kinds } from "../pages/kinds.ts";
import { legal } from "../pages/legal/kind.ts";
import { knownNames } from "../text/nearest.ts";
import { aboutCheck } from "./about.ts";
import { countryWarnings } from "./countries.ts";
import { referenceCheck, shownSlugs } from "./references.ts";
import { sources } from "./sources.ts";
import { sameFigureCheck, typedFactCheck } from "./typed-facts.ts";
import { typedPromiseCheck, unusedTypedFigures } from "./typed-promises.ts";

/** The mistakes of a source, or of what it derives from. */
function mistakesOf(source: Source): readonly Mistake[] {
  try {
    return readEntries(source).mistakes;
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes;
    throw error;
  }
}

/**
 * Policies are compared with a word of the interface: while the words are
 * broken, nothing tells their mistakes.
 */
const legible = (): readonly Source[] =>
  mistakesOf(wordsFile).length > 0
    ? sources.filter((source) => source !== legal)
    : sources;

/** Files that nothing reads: their folder or name is misspelt. */
function unreadFiles(): Mistake[] {
  const known = new Set(sources.flatMap(filesOf));
  const names = sources.map(({ files }) => `content/${files}`);
  return [...contentTexts().keys()]
    .filter((file) => !known.has(file))
    .map((file) => {
      const generic = names.find(
        (name) =>
          name.includes("*") &&
          name.split("*")[0] === file.replace(/[^/]*$/, ""),
      );
      return {
        file,
        message: generic
          ? `must be named like ${generic}`
          : `is read by no page${knownNames(file, names)}`,
      };
    });
}

const findings = (checks: readonly WrittenCheck[]): Mistake[] =>
  [...writtenValues()].flatMap((written) =>
    checks.flatMap((check) =>
      check(written).map((message) => ({ ...placeOf(written), message })),
    ),
  );

const writtenMistakes = () =>
  findings([
    referenceCheck(),
    aboutCheck(),
    typedFactCheck(),
    typedPromiseCheck(),
  ]);

/** What an author should look at, and may leave as it is. */
export const contentWarnings = (): Mistake[] => [
  ...colourWarnings(),
  ...countryWarnings(),
  ...findings([sameFigureCheck()]),
  ...unusedTypedFigures(),
];

/** Pages with the address of another page: visitors would never see them. */
function sameAddresses(): Mistake[] {
  const fileAt = new Map<string, string>();
  for (const kind of kinds)
    if (!folderOf(kind)) fileAt.set(kind.path, fileOf(kind, ""));
  return kinds.filter(folderOf).flatMap((kind) =>
    shownSlugs(kind).flatMap((slug) => {
      const address = hrefOf(kind, slug);
      const file = fileOf(kind, slug);
      const other = fileAt.get(address);
      fileAt.set(address, file);
      if (other === undefined) return [];
      const message = `has the address of ${other}, ${address}: give the file another name`;
      return [{ file, message }];
    }),
  );
}

/** What search results show of a page, and where that is. */
function* metadata() {
  for (const kind of kinds) {
    for (const entry of attempt(() => readEntries(kind).entries) ?? []) {
      const { slug, head } = entry as Entry<PageContent>;
      const file = fileOf(kind, slug);
      const written = (contentFile(file)?.value ?? {}) as object;
      const isNested = "head" in written;
      const title = isNested ? ["head", "title"] : ["metaTitle"];
      const summary =
        "metaDescription" in written ? ["metaDescription"] : ["summary"];
      const description = isNested ? ["head", "description"] : summary;
      const isTitle = kind.listedUnder !== null;
      yield {
        place: placeOf({ file, path: title }),
        text: unmarked(head.title),
        isTitle,
      };
      yield {
        place: placeOf({ file, path: description }),
        text: unmarked(head.description),
        isTitle: false,
      };
    }
  }
}

/** Titles that do not fit search results, and pages that look alike there. */
function metadataMistakes(): Mistake[] {
  const firstFile = new Map<string, string>();
  return [...metadata()].flatMap(({ place, text, isTitle }) => {
    const other = firstFile.get(text);
    if (!other) firstFile.set(text, place.file);
    const messages = [
      isTitle && titleProblem(text, site.name),
      other && `is also that of ${other}`,
    ];
    return messages.flatMap((message) =>
      message ? [{ ...place, message }] : [],
    );
  });
}

const inOrder = (a: Mistake, b: Mistake) =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/**
 * Every mistake of every file: what the schemas find, and what no single file
 * shows.
 */
export const contentMistakes = (): Mistake[] =>
  [
    ...logoMistakes(),
    ...factMistakes(),
    ...legible().flatMap(mistakesOf),
    ...unreadFiles(),
    ...writtenMistakes(),
    ...sameAddresses(),
    ...metadataMistakes(),
  ].toSorted(inOrder);

/** Throws if there is any. */
export function checkContent(): void {
  const mistakes = contentMistakes();
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
