/** One page of each kind: those of a kind share their template, so one stands for all. */
export const kinds: Record<string, string> = {
  home: "/",
  service: "/services/web-frontend",
  algoerp: "/services/algoerp",
  industry: "/industries/logistics",
  product: "/products/algochat",
  "case-study": "/case-studies/b2b-travel-booking",
  contact: "/contact",
  legal: "/privacy-policy",
};

/** The kinds named, separated by commas; a route may stand for a kind of its own. */
export function chosenKinds(named: string | undefined): [kind: string, route: string][] {
  if (named === undefined) return Object.entries(kinds);
  return named.split(",").map((name) => {
    const route = name.startsWith("/") ? name : kinds[name];
    if (!route) throw new Error(`There is no kind ${name}: use ${Object.keys(kinds).join(", ")}, or a route`);
    return [name, route];
  });
}
