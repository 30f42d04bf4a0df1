import { describe, expect, it } from "vitest";
import { getEntry, listEntries } from "../../content/entries.ts";
import { getOffices } from "../../content/offices.ts";
import { site } from "../../content/site.ts";
import { legal } from "./kind.ts";
import type { LegalSection } from "./sections.ts";

const { law = "", seat = "" } = getOffices().find(({ jurisdiction }) => jurisdiction)?.jurisdiction ?? {};
const sectionsOf = (slug: string) => getEntry(legal, slug).sections;

/** A section as a visitor reads it, without markup. */
const text = ({ html }: LegalSection) => html.replace(/<[^>]+>/g, "").replace(/\s+/g, " ");

/** The figures fixed in docs/specification.md, by section. */
const figures: Record<string, [section: string, ...figures: (string | RegExp)[]][]> = {
  "refund-policy": [
    ["Cancelling a subscription", "at any time", "no cancellation fees", "do not refund partial months"],
    ["Cancelling a subscription", "access continues to the end of the current billing cycle"],
    ["Cancelling a project", "at any time", "No cancellation fee"],
    ["Remaining balance", /remaining balance after cancellation is refunded within 14 business days/],
    ["Review and payment", /review a request within 5 business days/],
    ["Review and payment", /approved refund is processed within 14 business days/],
  ],
  "pricing-policy": [
    ["Currency and taxes", "(USD)", "(INR)"],
    ["Milestones and payment schedule", "30–40–30", "30% on", "40% at"],
    ["Due dates and late payment", "due within 7–14 days"],
    [
      "How to pay",
      "Bank transfer",
      "Cards",
      "PayPal, for international",
      "Cryptocurrency, for select projects",
    ],
    ["Subscriptions and support plans", /Annual plans typically carry a discount of 15–20%/],
    ["Subscriptions and support plans", /30 days’ notice by email before changing the price/],
  ],
  "shipping-policy": [
    ["Subscriptions and accounts", /activated within 24 hours/, /Onboarding follows within 2 business days/],
    ["Project timeframes", "Small, 1–2 weeks", "Medium, 1–3 months"],
    ["Project timeframes", "Large, 3–6 months", "Enterprise, 6+ months"],
    ["Physical items", /within India, allow 5–10 business days/, /elsewhere, allow 10–15 business days/],
    ["Review and acceptance", "review period of 3–7 days"],
    ["Warranty and fixes", "warranty of 30–90 days", /Minor fixes are usually made in 24–48 hours/],
  ],
  "cookie-policy": [
    ["How long cookies last", "most cookies expire in 1–2 years"],
    ["What this site sets today", "sets no cookies of its own"],
  ],
  "terms-and-conditions": [
    [
      "Governing law and disputes",
      `governed by the laws of ${law}`,
      `seat and venue are ${seat}`,
      "arbitrator",
    ],
  ],
  "privacy-policy": [["What we collect", "Name and email", "Project type", "Message"]],
};

describe.each(Object.entries(figures))("%s", (slug, rows) => {
  const sections = sectionsOf(slug);

  it.each(rows)("keeps the fixed figures under '%s'", (title, ...expected) => {
    const section = sections.find((candidate) => candidate.title === title);
    expect(section, `a section "${title}"`).toBeDefined();
    for (const figure of expected) expect(section && text(section)).toMatch(figure);
  });
});

describe("the six policies", () => {
  it("are all there", () => {
    const six = [
      "privacy-policy",
      "terms-and-conditions",
      "cookie-policy",
      "refund-policy",
      "pricing-policy",
      "shipping-policy",
    ];
    expect(listEntries(legal).map(({ slug }) => slug)).toEqual(expect.arrayContaining(six));
  });

  it.each(["refund-policy", "pricing-policy", "shipping-policy"])("gives %s ten sections", (slug) => {
    expect(sectionsOf(slug)).toHaveLength(10);
  });

  it("ends the refund policy with Dispute Resolution and Contact", () => {
    expect(
      sectionsOf("refund-policy")
        .slice(8)
        .map(({ title }) => title),
    ).toEqual(["Dispute Resolution", "Contact"]);
  });

  it("has deep links of its own for every section", () => {
    for (const { slug } of listEntries(legal)) {
      const ids = sectionsOf(slug).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it("says on every page how to write to us", () => {
    for (const { slug } of listEntries(legal)) {
      expect(sectionsOf(slug).at(-1)?.html).toContain(`mailto:${site.email}`);
    }
  });

  it("contradicts no figure elsewhere: a warranty is 30–90 days wherever it is named", () => {
    const prose = listEntries(legal)
      .flatMap(({ sections }) => sections.map(text))
      .join("\n");
    const warranties = [...prose.matchAll(/(\d+–\d+)[ -]days? warranty|warranty of (\d+–\d+) days/g)];
    expect(warranties.length).toBeGreaterThan(1);
    for (const [, before, after] of warranties) expect(before ?? after).toBe("30–90");
  });
});
