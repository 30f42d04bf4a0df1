import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { getContent, listEntries } from "../../app/content/entries.ts";
import { testimonials } from "../../app/content/items.ts";
import { hrefOf } from "../../app/content/kind.ts";
import { home as homeKind } from "../../app/pages/home/kind.ts";
import { product } from "../../app/pages/product/kind.ts";
import { kindAt } from "../../app/pages/samples.ts";
import { service } from "../../app/pages/service/kind.ts";
import { relatedPages } from "../../app/site/related.ts";
import { layoutAt } from "../all-routes/groups.ts";
import { allRoutes, pageSource } from "../tools/site.ts";

/**
 * The fixed section names of each kind of page, in order
 * (docs/specification.md). Each is part of a visible h2; the author decides
 * what follows in the same heading. A kind without fixed names has an empty
 * list.
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
  service: [
    "Overview",
    "Expertise",
    "Process",
    "Why choose us",
    "FAQ",
    "Related",
  ],
  "setup-service": [
    "Introduction",
    "Benefits",
    "Modules",
    "Pricing",
    "FAQ",
    "Related",
  ],
  product: [
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
  // The owner names them.
  assurance: [],
  contact: ["Get in Touch", "Our Offices", "Other Ways to Reach Us"],
  call: [],
  legal: [],
  job: [],
  insights: [],
  insight: [],
  "insight-tag": [],
  portfolio: ["All case studies"],
  "case-study": [
    "Project Overview",
    "Challenge",
    "Solution",
    "Key Features",
    "Outcome & Results",
    "Tech Stack",
  ],
  "short case-study": ["Project Overview", "Key Features", "Tech Stack"],
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

/** The layout, and which of its variants: they have different sections. */
function variantAt(route: string, headings: readonly string[]): string {
  const layout = layoutAt(route);
  if (
    layout === "product" &&
    headings.some((heading) => heading.startsWith("Use cases"))
  )
    return "product by its uses";
  return layout === "case-study" && !headings.includes("Challenge")
    ? "short case-study"
    : layout;
}

it("knows the sections of every kind of page", () => {
  expect(Object.keys(sections)).toEqual(
    expect.arrayContaining(allRoutes().map((route) => kindAt(route)?.name)),
  );
});

describe.each(allRoutes())("the headings of %s", (route) => {
  const headings = headingsAt(route, ["h2"]);

  it("name its sections, in order", () => {
    const absent = leftOut(route);
    const names = (sections[variantAt(route, headings)] ?? []).filter(
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
