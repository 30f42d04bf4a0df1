import { kinds as kindsOfPage } from "../../app/pages/kinds.ts";
import { kindAt, samplesOf } from "../../app/pages/samples.ts";
import { allRoutes } from "../tools/site.ts";

const NOT_FOUND = "/no-such-page";

/** Every route and the not-found page by the kind of page, for checks that are quick enough to share a test. */
export const routeGroups: ReadonlyMap<string, readonly string[]> = new Map([
  ...Map.groupBy(allRoutes(), (route) => kindAt(route)?.name ?? "others"),
  ["not-found", [NOT_FOUND]],
]);

/** One page of each kind and layout, and the not-found page. */
export const kinds: readonly string[] = [
  ...kindsOfPage.flatMap((kind) => samplesOf(kind, allRoutes()).map(({ path }) => path)),
  NOT_FOUND,
];
