import { describe, expect, it } from "vitest";
import { listEntries } from "../content/entries.ts";
import { hrefOf } from "../content/kind.ts";
import { caseStudy } from "../pages/case-study/kind.ts";
import { service } from "../pages/service/kind.ts";
import { relatedPages } from "./related.ts";

describe("related pages", () => {
  it("lists a case study as a service's own only if it names the service", () => {
    const { listedUnder, unconfirmedUnder } = caseStudy;
    for (const { slug } of listEntries(service)) {
      const used = listEntries(caseStudy).filter(({ related }) =>
        related.services.includes(slug),
      );
      for (const { title, links } of relatedPages(service, slug)) {
        if (title !== listedUnder && title !== unconfirmedUnder) continue;
        for (const { href } of links) {
          const confirmed = used.some(
            (entry) => hrefOf(caseStudy, entry.slug) === href,
          );
          expect(title, `${slug} and ${href}`).toBe(
            confirmed ? listedUnder : unconfirmedUnder,
          );
        }
      }
    }
  });

  it("lists no page twice and never the page itself", () => {
    for (const { slug } of listEntries(service)) {
      const links = relatedPages(service, slug).flatMap(({ links }) =>
        links.map(({ href }) => href),
      );
      expect(new Set(links).size, slug).toBe(links.length);
      expect(links).not.toContain(hrefOf(service, slug));
    }
  });

  it("lists the pages that a page names before the pages that name it", ({
    skip,
  }) => {
    const [first] = listEntries(service);
    const [named] = first?.related.services ?? [];
    if (!named) return skip("the first service names no other");
    expect(relatedPages(service, first?.slug ?? "")[0]?.links[0]?.href).toBe(
      hrefOf(service, named),
    );
  });
});
