import { listEntries } from "../content/entries.ts";
import { hrefOf, type Kind } from "../content/kind.ts";
import { kinds } from "../pages/kinds.ts";

const pagesOf = (kind: Kind) =>
  listEntries(kind).flatMap((entry) =>
    "project" in entry ? [[hrefOf(kind, entry.slug), entry.project] as const] : [],
  );

/** The pages that have a project type, and which. */
export const projectsByPage = () => Object.fromEntries(kinds.flatMap(pagesOf));
