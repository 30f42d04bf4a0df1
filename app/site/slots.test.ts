import { afterEach, describe, expect, it, vi } from "vitest";
import type { Document } from "yaml";
import { editYaml } from "../../tools/page-files/yaml-text.ts";
import {
  contentTexts,
  readContentAgain,
  withChanges,
} from "../content/content-files.ts";
import { getContent } from "../content/entries.ts";
import { hrefOf } from "../content/kind.ts";
import { assurance } from "../pages/assurance/kind.ts";
import { company } from "../pages/company/kind.ts";
import { home } from "../pages/home/kind.ts";
import { getEngagementTerms } from "../pages/service/content.ts";
import { siteFooter } from "./footer.ts";
import { sitePage } from "./pages.ts";
import { structuredData } from "./structured-data.ts";

const identity = {
  legalName: "Brightwater Ltd",
  registeredAddress: {
    street: "1 Quay Road",
    city: "Leeds",
    postalCode: "LS1 1AA",
    country: "India",
  },
  registerNumber: "CIN U00000",
  taxNumber: "PAN 0000",
  vatNumber: "GSTIN 0000",
  telephone: "+44 (20) 7946-0000",
  grievanceOfficer: { name: "Asha Rao", email: "asha@brightwater.example" },
};

/** The owner's content, with another value in one of its files. */
function change(file: string, make: (document: Document) => void): void {
  const path = `content/${file}`;
  withChanges(
    new Map([[path, editYaml(contentTexts().get(path) ?? "", make)]]),
    () => undefined,
  );
}

function fill(values: Record<string, unknown>): void {
  change(company.files, (document) => {
    for (const group of ["identity", "figures"]) document.delete(group);
    for (const [group, value] of Object.entries(values))
      document.set(group, value);
  });
}

const fillAssurance = (values: Record<string, unknown>) =>
  change(assurance.files, (document) => {
    const { headings } = document.toJS();
    for (const part of Object.keys(headings)) document.delete(part);
    for (const [part, value] of Object.entries(values))
      document.set(part, value);
  });

/** The company in the structured data of the home page. */
function organization(): Record<string, unknown> {
  const graph = structuredData(hrefOf(home))?.["@graph"] as readonly Record<
    string,
    unknown
  >[];
  return (
    graph.find(
      (thing) => thing["@type"] === "Organization" && "logo" in thing,
    ) ?? {}
  );
}

const project = process.cwd();
afterEach(() => {
  vi.unstubAllEnvs();
  readContentAgain(project);
});

describe("the company behind the brand", () => {
  it("is nowhere while nothing of it is filled in", () => {
    fill({});
    expect(siteFooter().company).toEqual([]);
    const known = [
      "legalName",
      "taxID",
      "vatID",
      "telephone",
      "identifier",
      "foundingDate",
    ];
    expect(
      Object.keys(organization()).filter((name) => known.includes(name)),
    ).toEqual([]);
  });

  it("is in the footer, with a telephone and a mailbox to write to", () => {
    fill({ identity });
    const details = siteFooter().company;
    expect(details.map(({ value }) => value)).toEqual([
      "Brightwater Ltd",
      "1 Quay Road, Leeds LS1 1AA, India",
      "CIN U00000",
      "PAN 0000",
      "GSTIN 0000",
      "+44 (20) 7946-0000",
      "Asha Rao",
    ]);
    expect(details.flatMap(({ href }) => href ?? [])).toEqual([
      "tel:+442079460000",
      "mailto:asha@brightwater.example",
    ]);
  });

  it("is in the structured data, its registered office before the others", () => {
    fill({
      identity,
      figures: { founded: 2016, headCount: { people: 24, counted: "2026-10" } },
    });
    expect(organization()).toMatchObject({
      legalName: "Brightwater Ltd",
      taxID: "PAN 0000",
      vatID: "GSTIN 0000",
      telephone: "+44 (20) 7946-0000",
      identifier: { value: "CIN U00000" },
      foundingDate: "2016",
      numberOfEmployees: { value: 24 },
    });
    expect((organization().address as object[])[0]).toEqual({
      "@type": "PostalAddress",
      streetAddress: "1 Quay Road",
      addressLocality: "Leeds",
      postalCode: "LS1 1AA",
      addressCountry: "IN",
    });
  });
});

describe("the assurance page", () => {
  const address = hrefOf(assurance);
  const isLinked = () =>
    siteFooter().policies.links.some(({ href }) => href === address);
  const continuity =
    "Two people know every system, and each can stand in for the other.";
  const insurance =
    "Professional indemnity, one million, with an insurer of the test.";

  it.each([{}, { continuity }])("is not there with %j", (filled) => {
    fillAssurance(filled);
    expect(sitePage(address)).toBeUndefined();
    expect(isLinked()).toBe(false);
  });

  it("is there with two of its parts, linked from the footer", () => {
    fillAssurance({ continuity, insurance });
    expect(sitePage(address)).toBeDefined();
    expect(isLinked()).toBe(true);
  });

  it("has no certificate after its last day", () => {
    const certificate = {
      name: "ISO 1",
      issuer: "Auditors",
      issued: "2026-01-01",
      validUntil: "2027-01-01",
    };
    fillAssurance({ continuity, insurance, certificates: [certificate] });
    vi.stubEnv("SITE_DATE", "2027-01-01");
    expect(getContent(assurance).certificates).toHaveLength(1);
    fillAssurance({ continuity, certificates: [certificate] });
    vi.stubEnv("SITE_DATE", "2027-01-02");
    expect(sitePage(address)).toBeUndefined();
  });
});

describe("the terms of every service", () => {
  const values = () => getEngagementTerms().map(({ value }) => value);
  const start = (nextStart: string) =>
    change("schedule.yaml", (document) => document.set("nextStart", nextStart));

  it.each([
    ["2027-02", "2027-02-28", "February 2027"],
    ["2027-02-15", "2027-02-15", "15 February 2027"],
  ])("say %s until %s", (nextStart, today, said) => {
    start(nextStart);
    vi.stubEnv("SITE_DATE", today);
    expect(values()).toContain(said);
  });

  it.each([
    ["2027-02", "2027-03-01"],
    ["2027-02-15", "2027-02-16"],
  ])("do not say %s on %s", (nextStart, today) => {
    const before = values().length;
    start(nextStart);
    vi.stubEnv("SITE_DATE", today);
    expect(values()).toHaveLength(before);
  });
});
