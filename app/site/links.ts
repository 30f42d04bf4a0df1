import { folderOf, listEntries, readEntries, slugOf } from "../content/entries.ts";
import { hrefOf, type Kind } from "../content/kind.ts";
import { knownNames } from "../content/nearest.ts";
import { attempt } from "../content/parse.ts";
import { shownFiles } from "../content/publication.ts";
import { picturesPath } from "../content/schema/picture.ts";
import type { Written, WrittenCheck } from "../content/written.ts";
import { kinds } from "../pages/kinds.ts";
import { redirects } from "./redirects.ts";

/** The slugs of a kind with a folder, from the names of its files: broken ones too. */
export const shownSlugs = (kind: Kind): string[] => shownFiles(`${folderOf(kind)}/`).map(slugOf);

function pathsOf(kind: Kind): string[] {
  if (kind.derive) {
    const derived = attempt(() => listEntries(kind))?.map(({ slug }) => hrefOf(kind, slug));
    // A broken page has only its own mistakes.
    return derived ?? (kind.path.includes(":") ? [] : [kind.path]);
  }
  return folderOf(kind) ? shownSlugs(kind).map((slug) => hrefOf(kind, slug)) : [kind.path];
}

const allPaths = () => kinds.flatMap(pathsOf);

/** The internal links of a value: a field that is an address, or links in Markdown, without pictures. */
function linksOf({ path, value }: Written): string[] {
  if (typeof value !== "string") return [];
  if (path.at(-1) === "href" || path.at(-2) === "restsOn") return value.startsWith("/") ? [value] : [];
  return [...value.matchAll(/\]\((\/[^)\s]*)\)/g)]
    .map(([, href = ""]) => href)
    .filter((href) => !href.startsWith(picturesPath));
}

const noPage = (path: string, paths: readonly string[]) =>
  `there is no page ${path}${knownNames(path, paths, String)}`;

/** Finds internal links to pages that do not exist. */
export function linkCheck(): WrittenCheck {
  const paths = allPaths();
  const known = new Set([...paths, ...Object.keys(readEntries(redirects).entries[0] ?? {})]);
  return (written) => {
    const lost = linksOf(written).filter((href) => !known.has(href.replace(/#.*$/, "") || "/"));
    const { path, value } = written;
    const instead =
      path.at(-1) === "instead" && kinds.every((kind) => kind.path !== value) ? [String(value)] : [];
    return [...lost, ...instead].map((href) => noPage(href, paths));
  };
}

/** Finds redirects from a page, and to none. */
export function redirectCheck(): WrittenCheck {
  const paths = allPaths();
  return ({ file, path: [from, ...rest], value }) => {
    if (file !== `content/${redirects.files}` || from === undefined || rest.length > 0) return [];
    return [
      ...(paths.includes(String(from)) ? ["is a page, so it cannot redirect"] : []),
      ...(paths.includes(String(value)) ? [] : [`leads nowhere: ${noPage(String(value), paths)}`]),
    ];
  };
}
