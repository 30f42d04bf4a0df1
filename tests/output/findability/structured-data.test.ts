import { describe, expect, it } from "vitest";
import { getOffices } from "../../../app/content/offices.ts";
import { site } from "../../../app/content/site.ts";
import { sitePages } from "../../../app/site/pages.ts";
import { readableText } from "../../../publish/output.ts";
import { unexcepted } from "../../judges/exceptions.ts";
import { findMissingFields } from "../../judges/structured-data.ts";
import { readHead } from "../../tools/page-head.ts";
import { allRoutes, notFoundSource, pageSource } from "../../tools/site.ts";

type Data = Record<string, unknown>;

/**
 * The main types of a page of a kind in docs/specification.md, besides its
 * breadcrumbs. Another kind has some if it says so.
 */
const subjects: Record<string, string[]> = {
  home: ["Organization", "WebSite"],
  service: ["Service", "FAQPage"],
  product: ["SoftwareApplication"],
  "case-study": ["Article"],
  job: ["JobPosting"],
  insight: ["BlogPosting"],
  company: ["AboutPage", "Organization"],
  contact: ["ContactPage", "Organization"],
};

/**
 * What a type must have besides what Google documents
 * (tests/judges/structured-data.ts).
 */
const fields: Record<string, string[]> = {
  Organization: [
    "@id",
    "url",
    "logo",
    "description",
    "email",
    "address",
    "contactPoint",
  ],
  WebSite: ["@id", "publisher"],
  Service: ["@id", "name", "serviceType", "description", "url", "provider"],
  SoftwareApplication: ["description", "url"],
  Article: ["headline", "description", "image", "author", "url"],
  BlogPosting: ["headline", "description", "datePublished", "author", "url"],
  AboutPage: ["name", "url", "description", "mainEntity"],
  ContactPage: ["name", "url", "description", "mainEntity"],
};

const indexed = sitePages().filter((page) => page.indexed);
const graphOf = (route: string) => readHead(pageSource(route)).graph;
const ofType = (graph: Data[], type: string) =>
  graph.find((data) => data["@type"] === type);
const words = (route: string) =>
  readableText(pageSource(route)).replace(/\s+/g, " ");

describe.each(indexed.map((page) => [page.path, page] as const))(
  "%s",
  (route, page) => {
    const graph = graphOf(route);

    it("describes only its own subject", () => {
      const trail = route === "/" ? [] : ["BreadcrumbList"];
      const types = graph.map((data) => data["@type"]);
      const { name, structuredData } = page.kind;
      const own = subjects[name];
      if (own) return expect(types).toEqual([...own, ...trail]);
      expect(types.slice(types.length - trail.length)).toEqual(trail);
      expect(types.length > trail.length).toBe(structuredData !== undefined);
    });

    it("has every field that Google documents, or a reason not to", () => {
      const missing = findMissingFields(graph, route);
      expect(unexcepted("structured data", missing)).toEqual([]);
    });

    it("has every field that other readers need", () => {
      for (const data of graph) {
        for (const field of fields[String(data["@type"])] ?? []) {
          const value = data[field];
          expect(value, `${data["@type"]}.${field}`).toBeTruthy();
          if (Array.isArray(value))
            expect(value.length, field).toBeGreaterThan(0);
        }
      }
    });

    it("invents nothing: no offer, no price, no rating, no review, no job that is not open", () => {
      expect(JSON.stringify(graph)).not.toMatch(
        /"(offers|price\w*|aggregateRating|review\w*|Review|Offer|Rating)"/,
      );
      if (page.kind.name !== "job")
        expect(ofType(graph, "JobPosting")).toBeUndefined();
    });

    it("has breadcrumbs of existing pages that end at itself", () => {
      const trail = ofType(graph, "BreadcrumbList")?.itemListElement as
        | Data[]
        | undefined;
      if (!trail) return expect(route).toBe("/");
      const routes = trail.map(({ item }) =>
        String(item).slice(site.url.length),
      );
      expect(trail.map(({ position }) => position)).toEqual(
        trail.map((_, index) => index + 1),
      );
      for (const { name } of trail) expect(name).toBeTruthy();
      expect(routes[0]).toBe("/");
      expect(routes.at(-1)).toBe(route);
      for (const step of routes) expect(allRoutes()).toContain(step);
    });
  },
);

describe.each(
  indexed.flatMap((page) => (page.kind.name === "service" ? [page.path] : [])),
)("%s", (route) => {
  it("is a service of the agency, and says nothing of where it is offered", () => {
    const service = ofType(graphOf(route), "Service");
    expect(service?.provider).toMatchObject({
      "@type": "Organization",
      name: site.name,
      url: `${site.url}/`,
    });
    // The offices are where the agency is, not where its clients are.
    expect(service).not.toHaveProperty("areaServed");
  });

  it("has the same answers in its data as on the page", () => {
    const questions = ofType(graphOf(route), "FAQPage")?.mainEntity as Data[];
    const page = words(route);
    for (const { name, acceptedAnswer } of questions) {
      expect(page).toContain(name);
      expect(page).toContain((acceptedAnswer as Data).text);
    }
  });
});

describe("the agency", () => {
  it("has every office and profile", () => {
    const agency = ofType(graphOf("/"), "Organization");
    const offices = getOffices().map(({ city }) =>
      expect.objectContaining({
        addressLocality: city,
        addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
      }),
    );
    // The registered office may be there too.
    expect(agency?.address).toEqual(expect.arrayContaining(offices));
    expect(agency?.sameAs ?? []).toEqual(site.social.map(({ url }) => url));
  });

  it("has the same @id everywhere", () => {
    const ids = indexed.flatMap((page) =>
      [
        ...JSON.stringify(graphOf(page.path)).matchAll(
          /"Organization","@id":"([^"]+)"/g,
        ),
      ].map(([, id]) => id),
    );
    expect(new Set(ids)).toEqual(new Set([`${site.url}/#organization`]));
  });
});

it("is missing on pages that are not indexed", () => {
  for (const { path } of sitePages().filter((page) => !page.indexed))
    expect(graphOf(path)).toEqual([]);
  expect(readHead(notFoundSource()).graph).toEqual([]);
});
