import { allRoutes } from "../tools/site.ts";

/** Every route and the not-found page by the kind of page, for checks that are quick enough to share a test. */
export const routeGroups: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [...allRoutes(), "/no-such-page"],
  (route) => /^\/([\w-]+)\//.exec(route)?.[1] ?? "others",
);

/** One page of each kind. */
export const kinds = [
  "/",
  "/services/web-frontend",
  "/services/algoerp",
  "/products/algohr",
  "/industries/logistics",
  "/about/company",
  "/about/leadership",
  "/about/careers",
  "/portfolio",
  "/case-studies/b2b-travel-booking",
  "/case-studies/ai-chatbot",
  "/contact",
  "/call",
  "/refund-policy",
  "/no-such-page",
] as const;
