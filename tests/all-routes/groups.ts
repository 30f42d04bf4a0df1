import { hrefOf, type Kind, pageOf } from "../../app/content/kind.ts";
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

/**
 * The folder of the page module that shows a route: `service`, `setup-service`.
 */
export function layoutAt(route: string): string {
  const kind = kindAt(route);
  if (!kind || route === NOT_FOUND) return "not-found";
  const own = Object.entries(kind.ownPages ?? {}).find(
    ([slug]) => hrefOf(kind, slug) === route,
  );
  return (own?.[1] ?? pageOf(kind)).split("/")[1] ?? "";
}

/** One page of each kind and layout, and the not-found page. */
export const kinds: readonly string[] = [
  ...kindsOfPage.flatMap((kind) =>
    samplesOf(kind, allRoutes()).map(({ path }) => path),
  ),
  NOT_FOUND,
];
