import { hrefOf } from "../../app/content/kind.ts";
import { literalPattern } from "../../app/content/literal-pattern.ts";
import type { FolderKind } from "./refused.ts";

/** An address of this site in a text: not the end of another site's URL, nor the start of a longer path. */
export const addressPattern = (address: string) =>
  new RegExp(`(?<![\\w/.-])${literalPattern(address)}(?![\\w-]|/\\w)`, "g");

/** A subject by kind and slug: `service:web-frontend`. */
const subjectPattern = (kind: FolderKind, slug: string) =>
  new RegExp(`(?<![\\w:-])${kind.name}:${literalPattern(slug)}(?![\\w-])`, "g");

/** A drawing by its key. */
export const keyPattern = (key: string) =>
  new RegExp(`\\b(icon|detail|lining): "${literalPattern(key)}"`, "g");

/** Changes the slugs of a kind in each `related`. */
export function mapRelated(text: string, kind: FolderKind, change: (list: string) => string): string {
  const key = kind.related;
  if (key === undefined) return text;
  const list = new RegExp(`(\\b${literalPattern(key)}: \\[)([^\\]]*)(\\])`);
  return text.replace(/\brelated: \{[^}]*\}/g, (related) =>
    related.replace(list, (_all, open: string, slugs: string, close: string) => open + change(slugs) + close),
  );
}

/** Every mention of a page: its address, its slug in `related`, and as a subject. */
export function renameMentions(text: string, kind: FolderKind, from: string, to: string): string {
  const renamed = text
    .replace(addressPattern(hrefOf(kind, from)), hrefOf(kind, to))
    .replace(subjectPattern(kind, from), `${kind.name}:${to}`);
  return mapRelated(renamed, kind, (slugs) => slugs.replaceAll(`"${from}"`, `"${to}"`));
}
