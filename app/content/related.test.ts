import { describe, expect, it } from "vitest";
import { listCaseStudies } from "./case-studies.ts";
import { listIndustries } from "./industries.ts";
import { type PageKind, relatedPages } from "./related.ts";
import { listServices } from "./services.ts";

const addresses = (kind: PageKind, slug: string) =>
  relatedPages(kind, slug).flatMap(({ links }) => links.map(({ href }) => href));

describe("related pages", () => {
  it("leads from every service to other services, industries and case studies", () => {
    for (const { slug } of listServices()) {
      const titles = relatedPages("services", slug).map(({ title }) => title);
      expect(titles, slug).toEqual(expect.arrayContaining(["Services", "Industries", "Case studies"]));
    }
  });

  it("leads from every case study back to a service, and from every industry too", () => {
    const pages = [
      ...listCaseStudies().map(({ slug }) => ["caseStudies", slug] as const),
      ...listIndustries().map(({ slug }) => ["industries", slug] as const),
    ];
    for (const [kind, slug] of pages) expect(addresses(kind, slug).join(), slug).toContain("/services/");
  });

  it("names no page twice and never the page itself", () => {
    for (const { slug } of listServices()) {
      const links = addresses("services", slug);
      expect(new Set(links).size, slug).toBe(links.length);
      expect(links).not.toContain(`/services/${slug}`);
    }
  });

  it("puts what a page names before what names it", () => {
    const [first] = listServices();
    const [named] = first?.related.services ?? [];
    expect(relatedPages("services", first?.slug ?? "")[0]?.links[0]?.href).toBe(`/services/${named}`);
  });
});
