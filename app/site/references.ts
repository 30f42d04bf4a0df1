import { pictureNames } from "../content/content-files.ts";
import {
  folderOf,
  getContent,
  listEntries,
  readEntries,
  slugOf,
} from "../content/entries.ts";
import { siteFacts } from "../content/facts/site-facts.ts";
import { testimonials } from "../content/items.ts";
import { hrefOf, type Kind } from "../content/kind.ts";
import { unmarked } from "../content/marks.ts";
import { attempt, fieldName } from "../content/parse.ts";
import { shownFiles } from "../content/publication.ts";
import { picturesPath } from "../content/schema/picture.ts";
import {
  picturesIn,
  type Written,
  type WrittenCheck,
} from "../content/written.ts";
import { caseStudy } from "../pages/case-study/kind.ts";
import { contact } from "../pages/contact/kind.ts";
import { home } from "../pages/home/kind.ts";
import { kinds } from "../pages/kinds.ts";
import { portfolio } from "../pages/portfolio/kind.ts";
import { knownNames } from "../text/nearest.ts";
import { getNavigation } from "./navigation.ts";
import { redirects } from "./redirects.ts";

/** Something that content names and that stands in another file. */
interface Reference {
  /** The names in a value. */
  find(written: Written): string[];
  /**
   * What can be named; undefined while its file is broken, which tells nothing
   * about them.
   */
  names: readonly string[] | undefined;
  /** Whether a name is right, if it need not be one of those. */
  isRight?(name: string): boolean;
  /** The message about another name. */
  missing(name: string): string;
  /** How a message writes a name; by default in quotes. */
  quoted?(name: string): string;
}

/**
 * The slugs of a kind with a folder, from the names of its files: broken ones
 * too.
 */
export const shownSlugs = (kind: Kind): string[] =>
  shownFiles(`${folderOf(kind)}/`).map(slugOf);

function pathsOf(kind: Kind): string[] {
  // A page whose facts are broken cannot be read, but it is there.
  if (siteFacts.isIncomplete?.() && !kind.path.includes(":"))
    return [kind.path];
  if (kind.derive) {
    const derived = attempt(() => listEntries(kind))?.map(({ slug }) =>
      hrefOf(kind, slug),
    );
    // A broken page has only its own mistakes.
    return derived ?? (kind.path.includes(":") ? [] : [kind.path]);
  }
  return folderOf(kind)
    ? shownSlugs(kind).map((slug) => hrefOf(kind, slug))
    : [kind.path];
}

/**
 * The internal links of a value: a field that is an address, or links in
 * Markdown, without pictures.
 */
function linksOf({ path, value }: Written): string[] {
  if (typeof value !== "string") return [];
  if (path.at(-1) === "href") return value.startsWith("/") ? [value] : [];
  return [...value.matchAll(/\]\((\/[^)\s]*)\)/g)]
    .map(([, href = ""]) => href)
    .filter((href) => !href.startsWith(picturesPath));
}

const isRedirect = ({ file, path }: Written) =>
  file === `content/${redirects.files}` && path.length === 1;

/** Links, redirects and what appears instead of a link. */
function links(): Reference[] {
  const paths = kinds.flatMap(pathsOf);
  const known = new Set([
    ...paths,
    ...Object.keys(readEntries(redirects).entries[0] ?? {}),
  ]);
  const page = {
    names: paths,
    missing: (path: string) => `there is no page ${path}`,
    quoted: String,
  };
  return [
    {
      ...page,
      find: linksOf,
      isRight: (href) => known.has(href.replace(/#.*$/, "") || "/"),
    },
    // Shown by their names, which a redirect has not.
    {
      ...page,
      find: ({ path, value }) =>
        path.at(-2) === "restsOn" ? [String(value)] : [],
    },
    {
      ...page,
      find: ({ path, value }) =>
        path.at(-1) === "instead" ? [String(value)] : [],
      isRight: (path) => kinds.some((kind) => kind.path === path),
    },
    {
      ...page,
      find: (written) => (isRedirect(written) ? [String(written.value)] : []),
      missing: (path) => `leads nowhere: ${page.missing(path)}`,
    },
    {
      find: (written) => (isRedirect(written) ? [String(written.path[0])] : []),
      names: [],
      isRight: (from) => !paths.includes(from),
      missing: () => "is a page, so it cannot redirect",
    },
  ];
}

/** Related pages by the key of their kind. */
function related(): Reference[] {
  const keyed = kinds.flatMap((kind) =>
    kind.related === undefined ? [] : [{ kind, key: kind.related }],
  );
  return [
    {
      find: ({ path }) =>
        path.at(-2) === "related" ? [String(path.at(-1))] : [],
      names: keyed.map(({ key }) => key),
      missing: () => "is no group of related pages",
    },
    ...keyed.map(({ kind, key }) => ({
      find: ({ path, value }: Written) =>
        path.at(-3) === "related" &&
        path.at(-2) === key &&
        typeof value === "string"
          ? [value]
          : [],
      names: shownSlugs(kind),
      missing: (slug: string) =>
        `there is no ${kind.name.replace("-", " ")} "${slug}"`,
    })),
  ];
}

const field = (name: string) => (written: Written) =>
  fieldName(written.path) === name ? [String(written.value)] : [];

/** What another page or file lists. */
const listed = (): Reference[] => [
  {
    find: field("menu.group"),
    names: attempt(getNavigation)?.services.groups.map(({ slug }) => slug),
    missing: (group) =>
      `there is no group "${group}" in content/navigation.yaml`,
  },
  {
    find: field("project"),
    names: attempt(() =>
      getContent(contact),
    )?.form.fields.projectType.options.map(({ value }) => value),
    missing: (project) =>
      `there is no project type "${project}" in content/contact.yaml`,
  },
  {
    find: ({ file, path, value }) =>
      file.startsWith(`content/${folderOf(caseStudy)}/`) &&
      path[0] === "categories" &&
      path.length === 2
        ? [String(value)]
        : [],
    names: attempt(() => getContent(portfolio))?.categories.map(unmarked),
    missing: (category) =>
      `there is no category "${category}" in content/portfolio.yaml`,
  },
  {
    find: field("engagement"),
    // Without that section, no testimonial shows one.
    names: attempt(() => getContent(home))?.cases?.items.map(
      ({ icon }) => icon,
    ),
    missing: (engagement) =>
      `there is no engagement "${engagement}" in content/home.yaml`,
  },
  {
    find: (written) =>
      written.file.startsWith(`content/${folderOf(testimonials)}/`)
        ? field("href")(written)
        : [],
    names: [],
    isRight: (href) => href.startsWith(hrefOf(caseStudy, "")),
    missing: (href) => `${href} is no case study`,
  },
  {
    find: picturesIn,
    names: pictureNames(),
    missing: (picture) => `there is no content/pictures/${picture}`,
  },
];

/**
 * Finds names of what is not there: pages, pictures, and what another page or
 * file lists.
 */
export function referenceCheck(): WrittenCheck {
  const references = [...links(), ...related(), ...listed()];
  return (written) =>
    references.flatMap(
      ({
        find,
        names,
        isRight = (name) => names?.includes(name) ?? true,
        missing,
        quoted,
      }) =>
        find(written)
          .filter((name) => !isRight(name))
          .map(
            (name) =>
              `${missing(name)}${knownNames(name, names ?? [], quoted)}`,
          ),
    );
}
