import { kinds } from "../app/pages/kinds.ts";
import { samplesOf } from "../app/pages/samples.ts";
import { allRoutes } from "../tests/tools/site.ts";

/** One indexed page of each kind: pages of a kind share their module, so one represents all. */
function benchedKinds(): Map<string, string> {
  const listed = kinds.filter(({ listedUnder }) => listedUnder !== null);
  const samples = listed.flatMap((kind) => samplesOf(kind, allRoutes()));
  const byName = Map.groupBy(samples, ({ name }) => name);
  return new Map([...byName].flatMap(([name, [first]]) => (first ? [[name, first.path]] : [])));
}

/** The kinds named, separated by commas; a route counts as its own kind. */
export function chosenKinds(named: string | undefined): [kind: string, route: string][] {
  const benched = benchedKinds();
  if (named === undefined) return [...benched];
  return named.split(",").map((name) => {
    const route = name.startsWith("/") ? name : benched.get(name);
    if (!route)
      throw new Error(`There is no kind ${name}: use ${[...benched.keys()].join(", ")}, or a route`);
    return [name, route];
  });
}
