import type { Kind } from "../../app/content/kind.ts";
import { kinds as kindsOfPage } from "../../app/pages/kinds.ts";
import { kindAt, samplesOf } from "../../app/pages/samples.ts";
import { allRoutes } from "../tools/site.ts";

export const NOT_FOUND = "/no-such-page";

/** Every route and the not-found page, with the name of its kind. */
export const routes: readonly { kind: string; route: string }[] = [
  ...allRoutes().map((route) => ({
    kind: kindAt(route)?.name ?? "other",
    route,
  })),
  { kind: "not-found", route: NOT_FOUND },
];

/** The addresses of a kind's pages. */
export const routesOf = (kind: Kind): string[] =>
  allRoutes().filter((route) => kindAt(route) === kind);

/** One page of each kind and template, and the not-found page. */
export const kinds: readonly string[] = [
  ...kindsOfPage.flatMap((kind) =>
    samplesOf(kind, allRoutes()).map(({ path }) => path),
  ),
  NOT_FOUND,
];
