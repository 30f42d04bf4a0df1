import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { literalPattern } from "../../app/content/literal-pattern.ts";
import type { Changes } from "./changes.ts";
import type { StringChange } from "./yaml-text.ts";

/**
 * An address of this site in a text: not the end of another site's URL, nor the
 * start of a longer path.
 */
export const addressPattern = (address: string) =>
  new RegExp(`(?<![\\w/.-])${literalPattern(address)}(?![\\w-]|/\\w)`, "g");

/** A subject by kind and slug: `service:web-frontend`. */
const subjectPattern = (kind: Kind, slug: string) =>
  new RegExp(`(?<![\\w:-])${kind.name}:${literalPattern(slug)}(?![\\w-])`, "g");

/** Whether a string is the key of a drawing. */
export const isDrawingKey = (path: readonly PropertyKey[]): boolean =>
  ["icon", "detail", "lining"].includes(String(path.at(-1)));

/** Whether a string is in the `related` list of a kind. */
export const isRelated = (
  { related }: Kind,
  path: readonly PropertyKey[],
): boolean => path.at(-3) === "related" && path.at(-2) === related;

/**
 * Every mention of a page: its address, its slug in `related`, and as a
 * subject.
 */
export function renameMentions(
  kind: Kind,
  from: string,
  to: string,
): StringChange {
  return (value, path) => {
    if (isRelated(kind, path)) return value === from ? to : value;
    return value
      .replace(addressPattern(hrefOf(kind, from)), hrefOf(kind, to))
      .replace(subjectPattern(kind, from), `${kind.name}:${to}`);
  };
}

const codeAndDocs = ["app", "bench", "docs", "publish", "tests", "tools"];

/**
 * Files outside the content that still name a page. They are code or prose, so
 * a person must change them.
 */
export function leftovers(
  changes: Changes,
  kind: Kind,
  slug: string,
): string[] {
  const names = [
    addressPattern(hrefOf(kind, slug)),
    new RegExp(`["'\`/]${slug}(["'\`]|\\.tsx?\\b)`),
  ];
  return codeAndDocs
    .flatMap((folder) =>
      changes.has(folder) ? changes.list(folder, /\.(tsx?|md)$/) : [],
    )
    .filter((file) =>
      names.some((name) => changes.read(file).search(name) >= 0),
    );
}
