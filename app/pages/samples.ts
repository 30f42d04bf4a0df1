import { listEntries } from "../content/entries.ts";
import { hrefOf, type Kind } from "../content/kind.ts";
import { kinds } from "./kinds.ts";

/** A page that represents all pages of its template. */
export interface Sample {
  /** The kind, and the template if it has several: `service setup`. */
  name: string;
  path: string;
}

/** The kind of a path: an exact match, or else the most specific pattern. */
export function kindAt(path: string): Kind | undefined {
  const matches = (kind: Kind) =>
    new RegExp(`^${kind.path.replace(":slug", "[^/]+")}$`).test(path) &&
    kind.path !== path;
  return (
    kinds.find((kind) => kind.path === path) ??
    kinds.filter(matches).toSorted((a, b) => b.path.length - a.path.length)[0]
  );
}

/** What shows the pages of a kind, in its order. */
const templatesOf = (kind: Kind): Sample[] =>
  listEntries(kind).map((entry) => ({
    name: kind.template ? `${kind.name} ${kind.template(entry)}` : kind.name,
    path: hrefOf(kind, entry.slug),
  }));

/** The kind and the template that show a path. */
export function templateAt(path: string): string | undefined {
  const kind = kindAt(path);
  return kind && templatesOf(kind).find((page) => page.path === path)?.name;
}

/** The first page of each template of a kind. */
export function samplesOf(kind: Kind, paths: readonly string[]): Sample[] {
  const shown = templatesOf(kind).filter(({ path }) => paths.includes(path));
  return shown.filter(
    ({ name }, index) =>
      shown.findIndex((page) => page.name === name) === index,
  );
}
