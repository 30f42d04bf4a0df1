import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { getContent, listEntries } from "../../app/content/entries.ts";
import { testimonials } from "../../app/content/items.ts";
import { hrefOf } from "../../app/content/kind.ts";
import { home as homeKind } from "../../app/pages/home/kind.ts";
import { kinds } from "../../app/pages/kinds.ts";
import { product } from "../../app/pages/product/kind.ts";
import { templateAt } from "../../app/pages/samples.ts";
import { service } from "../../app/pages/service/kind.ts";
import { relatedPages } from "../../app/site/related.ts";
import { allRoutes, pageSource } from "../tools/site.ts";

/**
 * The fixed section names of each kind of page, in order
 * (docs/specification.md). Each is part of a visible h2; the author decides
 * what follows in the same heading. A kind without fixed names is not here.
 */
const sections: Record<string, readonly string[]> = {
  home: [
    "Headline figures",
    listEntries(service).length === 1 ? "Service" : "Services",
    "Why choose us",
    "Case studies",
    "Industries",
    "Testimonials",
    "Tech stack",
    "Hire engineers",
  ],
  "service project": [
    "Overview",
    "Expertise",
    "Process",
    "Why choose us",
    "FAQ",
    "Related",
  ],
  "service setup": [
    "Introduction",
    "Benefits",
    "Modules",
    "Pricing",
    "FAQ",
    "Related",
  ],
  "product by its audience": [
    "Overview",
    "Core features",
    "Deployment",
    "Who it is for",
    "Integrations",
    "Demo",
  ],
  "product by its uses": [
    "Overview",
    "Core features",
    "Use cases",
    "Integrations",
    "Deployment",
    "Demo",
  ],
  industry: ["challenges", "solutions", "Success Stories", "choose us"],
  company: [
    "Our Story",
    "Vision and Mission",
    "Core Values",
    "Global Presence",
  ],
  leadership: ["Leadership", "Our Philosophy"],
  careers: ["Life at", "Open Positions", "Growth Opportunities"],
  contact: ["Get in Touch", "Our Offices", "Other Ways to Reach Us"],
  portfolio: ["All case studies"],
  "case-study full": [
    "Project Overview",
    "Challenge",
    "Solution",
    "Key Features",
    "Outcome & Results",
    "Tech Stack",
  ],
  "case-study short": ["Project Overview", "Key Features", "Tech Stack"],
};

const home = getContent(homeKind);
const products = listEntries(product);

/** Sections that the owner has left out of a page (docs/authoring.md). */
function leftOut(route: string): string[] {
  const optional: [route: string, name: string, shown: unknown][] = [
    ["/", "Headline figures", home.stats],
    ["/", "Case studies", home.cases],
    ["/", "Industries", home.industries],
    [
      "/",
      "Testimonials",
      home.testimonials && listEntries(testimonials).length,
    ],
    ["/", "Hire engineers", home.talent?.action.href],
    ...listEntries(service).map(({ slug }): [string, string, unknown] => [
      hrefOf(service, slug),
      "Related",
      relatedPages(service, slug).length,
    ]),
    ...products.map(({ slug, overview }): [string, string, unknown] => [
      hrefOf(product, slug),
      "Overview",
      overview,
    ]),
  ];
  return optional.flatMap(([page, name, shown]) =>
    page === route && !shown ? [name] : [],
  );
}

/** The headings as a screen reader user hears them. */
function headingsAt(route: string, levels: readonly string[]): string[] {
  const main = DomUtils.getElementsByTagName(
    "main",
    parseDocument(pageSource(route)).children,
  );
  for (const hidden of DomUtils.getElements(
    { "aria-hidden": "true" },
    main,
    true,
  ))
    DomUtils.removeElement(hidden);
  return DomUtils.getElementsByTagName((tag) => levels.includes(tag), main).map(
    (heading) => DomUtils.textContent(heading).replace(/\s+/g, " ").trim(),
  );
}

it.each(Object.keys(sections))(
  "the sections of “%s” are those of a kind",
  (template) => {
    const names = kinds.map(({ name }) => name);
    expect(names.some((name) => `${template} `.startsWith(`${name} `))).toBe(
      true,
    );
  },
);

describe.each(allRoutes())("the headings of %s", (route) => {
  const headings = headingsAt(route, ["h2"]);

  it("name its sections, in order", () => {
    const absent = leftOut(route);
    const names = (sections[templateAt(route) ?? ""] ?? []).filter(
      (name) => !absent.includes(name),
    );
    let rest = headings;
    const missing = names.filter((name) => {
      const place = rest.findIndex((heading) =>
        heading.toLowerCase().includes(name.toLowerCase()),
      );
      rest = rest.slice(place + 1);
      return place < 0;
    });
    expect(missing, headings.join("\n")).toEqual([]);
  });

  it("are neither empty nor repeated", () => {
    const all = headingsAt(route, ["h1", "h2", "h3"]);
    expect(all.filter((heading) => heading === "")).toEqual([]);
    expect(
      all.filter((heading, index) => all.indexOf(heading) !== index),
    ).toEqual([]);
  });
});
