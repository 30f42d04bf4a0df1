import { hrefOf, type Kind } from "../content/kind.ts";
import { kinds } from "./kinds.ts";

/** A page that represents all pages of its module. */
export interface Sample {
  /** The folder of its module: `service`, `setup-service`. */
  name: string;
  path: string;
}

/**
 * Pages that represent their kind in benchmarks and tests, one per layout; of
 * other kinds the first does.
 */
const representatives: ReadonlySet<string> = new Set([
  // The full form and the short one.
  "/case-studies/b2b-travel-booking",
  "/case-studies/ai-chatbot",
  "/industries/logistics",
  "/privacy-policy",
  // One with an audience by company size, one with use cases.
  "/products/algochat",
  "/products/algohr",
  "/services/web-frontend",
]);

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

/** One path per layout of a kind. */
export function samplesOf(kind: Kind, paths: readonly string[]): Sample[] {
  const own = Object.entries(kind.ownPages ?? {}).map(([slug, page]) => ({
    name: page.split("/")[1] ?? "",
    path: hrefOf(kind, slug),
  }));
  const shared = paths.filter(
    (path) => kindAt(path) === kind && own.every((page) => page.path !== path),
  );
  const named = shared.filter((path) => representatives.has(path));
  const chosen = named.length > 0 ? named : shared.slice(0, 1);
  return [
    ...chosen.map((path) => ({ name: kind.name, path })),
    ...own.filter(({ path }) => paths.includes(path)),
  ];
}
