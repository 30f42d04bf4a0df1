import { describe, expect, it } from "vitest";
import { listEntries } from "../../../app/content/entries.ts";
import { hrefOf } from "../../../app/content/kind.ts";
import { caseStudy } from "../../../app/pages/case-study/kind.ts";
import { industry } from "../../../app/pages/industry/kind.ts";
import { legal } from "../../../app/pages/legal/kind.ts";
import { product } from "../../../app/pages/product/kind.ts";
import { kindAt } from "../../../app/pages/samples.ts";
import { service } from "../../../app/pages/service/kind.ts";
import { routesOf } from "../../all-routes/groups.ts";
import { linksOf } from "../../tools/page-head.ts";
import { allRoutes, builtManifest, pageSource } from "../../tools/site.ts";

const { redirects } = builtManifest();
const routes = new Set(allRoutes());

/** The pages that a page links to, following redirects. */
function targets(route: string, part: "page" | "main"): Set<string> {
  const paths = linksOf(pageSource(route), part).map(
    (href) => new URL(href, `http://site${route}`),
  );
  const own = paths
    .filter(({ host }) => host === "site")
    .map(({ pathname }) => redirects[pathname] ?? pathname);
  return new Set(own.filter((path) => routes.has(path) && path !== route));
}

/** How many clicks each page is from the home page. */
function clicksFromHome(): Map<string, number> {
  const clicks = new Map([["/", 0]]);
  for (const [route, count] of clicks) {
    for (const target of targets(route, "page")) {
      if (!clicks.has(target)) clicks.set(target, count + 1);
    }
  }
  return clicks;
}

describe("internal links", () => {
  const clicks = clicksFromHome();

  it.each(allRoutes().filter((route) => route !== "/call"))(
    "reach %s within three clicks of home",
    (route) => {
      expect(clicks.get(route) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(
        3,
      );
    },
  );

  it("never lead to /call", () => {
    expect(clicks.has("/call")).toBe(false);
  });

  it.each(routesOf(service))(
    "lead from the main part of %s to services, industries, case studies and a policy",
    (route) => {
      const linked = [...targets(route, "main")];
      const others = [service, industry, caseStudy, legal].filter((kind) =>
        routesOf(kind).some((other) => other !== route),
      );
      expect(linked.map(kindAt)).toEqual(expect.arrayContaining(others));
    },
  );

  const named = listEntries(product).flatMap(({ slug, related }) =>
    (related.caseStudies ?? []).map(
      (study) => [hrefOf(product, slug), hrefOf(caseStudy, study)] as const,
    ),
  );

  it.each(named)(
    "lead from the product at %s to its case study %s",
    (route, study) => {
      expect([...targets(route, "main")]).toContain(study);
    },
  );

  const pairs = [
    ...listEntries(caseStudy).map(
      ({ slug, related }) =>
        [hrefOf(caseStudy, slug), related.services] as const,
    ),
    ...listEntries(industry).map(
      ({ slug, related }) =>
        [hrefOf(industry, slug), related.services ?? []] as const,
    ),
  ].flatMap(([route, services]) =>
    services.map((slug) => [route, hrefOf(service, slug)] as const),
  );

  it.each(pairs)("lead from %s to %s, and back", (route, service) => {
    expect([...targets(route, "main")]).toContain(service);
    expect([...targets(service, "main")]).toContain(route);
  });
});
