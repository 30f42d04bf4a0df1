import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  contentTexts,
  readContentAgain,
  withChanges,
} from "../../app/content/content-files.ts";
import { getOffices } from "../../app/content/offices.ts";
import { site } from "../../app/content/site.ts";
import { slugify } from "../../app/content/slugify.ts";
import { sitePages } from "../../app/site/pages.ts";
import { testFolder } from "../../tests/tools/test-folder.ts";
import { editYaml } from "../page-files/yaml-text.ts";
import {
  findDrafts,
  findExampleAddresses,
  findOldDates,
  findSampleEntries,
} from "./checks/content-lines.ts";
import { findBrokenLinks } from "./checks/external-links.ts";
import { findBareEngagements } from "./checks/figures.ts";
import { findGoneNames, goneWords } from "./checks/gone-names.ts";
import {
  findMissingAnalyticsChoice,
  findMissingDelivery,
  findPlaceholderAddresses,
} from "./checks/site-config.ts";
import {
  findEmptySlots,
  findOverDates,
  findUndecidedFacts,
} from "./checks/slots.ts";
import { findMisspeltContent } from "./checks/spelling.ts";
import type { Report, SourceFile } from "./finding.ts";
import { formatReport } from "./format-report.ts";
import { launchCheck } from "./launch-check.ts";
import { readSource } from "./source-files.ts";

const root = path.resolve(import.meta.dirname, "../..");
const config = readSource(root, "content/site.yaml");
const refuse = () => Promise.reject(new Error("no network in tests"));
const source = (file: string, ...lines: string[]): SourceFile => ({
  file,
  lines,
});
const places = (found: readonly { file: string; line: number }[]) =>
  found.map(({ file, line }) => `${file}:${line}`);

describe("the current checkout", () => {
  let report: Report;
  beforeAll(async () => {
    report = await launchCheck({
      root,
      environment: {},
      now: new Date(),
      offline: true,
    });
  });
  it("can launch only if nothing blocks it", () => {
    const blocking = report.findings.filter(
      ({ severity }) => severity === "blocks",
    ).length;
    expect(report.mayLaunch).toBe(blocking === 0);
    expect(formatReport(report)).toContain(
      blocking === 0 ? "Ready to launch" : `Not ready: ${blocking} blocking`,
    );
  });

  it("has nothing broken", () => {
    const isColourNote = (message: string) =>
      message.startsWith("brand.colour: ");
    const found = report.findings.filter(
      ({ check, message }) => check === "content" && !isColourNote(message),
    );
    expect(found).toEqual([]);
  });
});

describe("a site that is not configured", () => {
  const config = `# The brand.
name: Brightwater
email: hello@brightwater.example
whatsappPhone: "+910000000000"
formEndpoint: null
analytics: null`;
  const written = source("content/site.yaml", ...config.split("\n"));
  const bare = {
    ...site,
    url: "https://www.brightwater.in",
    email: "hello@brightwater.example",
    whatsappPhone: "+910000000000",
    formEndpoint: null,
    analytics: null,
  };

  it("reports its placeholders by line", () => {
    const found = places(findPlaceholderAddresses(bare, written));
    expect(found).toContain("content/site.yaml:3");
    expect(found).toContain("content/site.yaml:4");
    expect(found).not.toContain("content/site.yaml:2");
  });

  it("reports missing delivery and undecided analytics by line", () => {
    for (const environment of [{}, { SMTP_URL: "smtp://a" }])
      expect(places(findMissingDelivery(bare, written, environment))).toEqual([
        "content/site.yaml:5",
      ]);
    expect(places(findMissingAnalyticsChoice(bare, written))).toEqual([
      "content/site.yaml:6",
    ]);
  });

  it("reports addresses on the reserved domain in its text", () => {
    const page = source(
      "content/x.md",
      "An example of words.",
      "Write to us@brightwater.example today.",
    );
    expect(places(findExampleAddresses(page))).toEqual(["content/x.md:2"]);
  });
});

describe("a configured site", () => {
  it("has no placeholder if the environment sets an address", () => {
    const live = { ...site, url: "https://www.brightwater.in" };
    const fields = findPlaceholderAddresses(live, config).map(
      ({ message }) => message.split(" ")[0],
    );
    expect(fields).not.toContain("url");
    expect(fields).toContain("email");
  });

  it.each([
    { CONTACT_WEBHOOK_URL: "https://a.in" },
    { SMTP_URL: "smtp://a", CONTACT_TO: "b@a.in" },
  ])("has its delivery configured by %j", (environment) => {
    expect(findMissingDelivery(site, config, environment)).toEqual([]);
  });

  it("has decided on analytics by a URL or by none", () => {
    for (const analytics of [
      "none",
      { endpoint: "https://count.brightwater.in" },
    ] as const) {
      expect(
        findMissingAnalyticsChoice({ ...site, analytics }, config),
      ).toEqual([]);
    }
  });
});

it("asks for a policy to be read again after a year", () => {
  const policy = source("content/legal/x.md", "---", "lastUpdated: 2026-03");
  expect(findOldDates(policy, new Date("2027-03-15"))).toEqual([]);
  expect(places(findOldDates(policy, new Date("2027-04-15")))).toEqual([
    "content/legal/x.md:2",
  ]);
});

it("names a sample, and what is not confirmed, by its own name", () => {
  const page = `head: { title: A head }
title: >-
  A page
stories:
  - title: A story
    sample: true
    figure:
      name: A figure
sample: true
facts: [{ label: A team, value: 4 people, confirm: true }]
cta: { heading: A call }`;
  expect(
    findSampleEntries(source("content/x.yaml", ...page.split("\n"))).map(
      ({ line, message }) => [line, message.split(" is ")[0]],
    ),
  ).toEqual([
    [6, "“A story”"],
    [9, "“A page”"],
    [10, "“A team”"],
  ]);
});

it("finds text of a scaffold that was not replaced", () => {
  const page = source(
    "content/x.yaml",
    "title: Written",
    "text: >-",
    "  To be written: the rest",
  );
  expect(places(findDrafts(page))).toEqual(["content/x.yaml:3"]);
  expect(
    findDrafts(
      source("content/jobs/x.md", "---", "draft: true", "---", "To be written"),
    ),
  ).toEqual([]);
});

it("finds a misspelt word, and accepts the project's list and people's names", () => {
  const folder = testFolder("spelling");
  symlinkSync(
    path.join(root, "node_modules"),
    path.join(folder, "node_modules"),
  );
  for (const file of ["cspell.json", "words.txt"]) {
    writeFileSync(
      path.join(folder, file),
      readSource(root, file).lines.join("\n"),
    );
  }
  mkdirSync(path.join(folder, "content"));
  writeFileSync(
    path.join(folder, "content/x.md"),
    "A colour in Gurugram.\nIt was recieved in Pune.\nSzczepańska signed, on Szczepańska’s form.\n",
  );
  expect(findMisspeltContent(folder, ["Zsófia Szczepańska"])).toMatchObject([
    { file: "content/x.md", line: 2 },
  ]);
});

it("reports words of a country or product that is gone, and none of one that is there", () => {
  const [office] = getOffices();
  const words = source(
    "words.txt",
    "# about country:atlantis",
    "Atlantean",
    "ⱥ",
    "# Others",
    "Under",
    "Name",
  );
  const here = source(
    "words.txt",
    `# about country:${slugify(office?.country ?? "")}`,
    "Atlantean",
  );
  const page = source(
    "content/x.yaml",
    "text: Under Atlantean law.",
    "price: ⱥ40",
    "name: Atlanteans",
    "  atlantean: Name",
  );
  expect(goneWords(here)).toEqual([]);
  const found = findGoneNames(page, goneWords(words));
  expect(places(found)).toEqual(["content/x.yaml:1", "content/x.yaml:2"]);
  expect(found[0]).toMatchObject({ severity: "blocks" });
  expect(found[0]?.message).toContain("country:atlantis, which is gone");
});

it("reports an engagement on the home page that shows no figure", () => {
  const engagement = { icon: "no-such-drawing", title: "Tills that agree" };
  const home = sitePages().filter(({ kind }) => kind.name === "home");
  const withCases = (...items: object[]) =>
    home.map((page) => ({
      ...page,
      entry: { ...page.entry, cases: { items } },
    }));
  const drawn = {
    ...engagement,
    figure: { parts: ["phone", "gate", "ledger"] },
  };
  const studied = { ...engagement, href: "/case-studies/tills" };
  expect(findBareEngagements(withCases(drawn, studied), root)).toEqual([]);
  expect(findBareEngagements(withCases(engagement), root)).toMatchObject([
    {
      file: "content/home.yaml",
      severity: "review",
      message: expect.stringContaining("Tills that agree"),
    },
  ]);
});

describe("what only the owner can say", () => {
  const change = (file: string, values: Record<string, unknown>) => {
    const text = editYaml(contentTexts().get(file) ?? "", (document) => {
      for (const [name, value] of Object.entries(values))
        document.set(name, value);
    });
    withChanges(new Map([[file, text]]), () => undefined);
  };
  const messages = (found: readonly { message: string }[]) =>
    found.map(({ message }) => message);
  afterEach(() => readContentAgain(root));

  it("is listed with what it is for while it is empty, in groups that a file leaves out too", () => {
    change("content/company.yaml", { identity: undefined, figures: {} });
    change("content/disclosures.yaml", {});
    const founded = findEmptySlots().find(({ message }) =>
      message.startsWith("figures.founded: "),
    );
    expect(founded).toMatchObject({
      severity: "review",
      file: "content/company.yaml",
    });
    expect(founded?.message).toContain(
      "The year in which the company was founded",
    );
    change("content/company.yaml", { figures: { founded: 2016 } });
    expect(messages(findEmptySlots()).join("\n")).not.toContain(
      "figures.founded",
    );
  });

  it("blocks the launch where a law of the owner's country asks for it, and names the law", () => {
    const law = (name: string, countries?: string[]) => ({
      law: name,
      countries,
      asks: ["telephone"],
    });
    const laws = [law("Law of Atlantis", ["AA"]), law("Law of everywhere")];
    withChanges(
      new Map([["content/disclosures.yaml", JSON.stringify(laws)]]),
      () => undefined,
    );
    change("content/company.yaml", {
      identity: { legalName: "Brightwater Ltd" },
    });
    const asked = findEmptySlots().filter(
      ({ check }) => check === "disclosures",
    );
    expect(asked).toMatchObject([
      { severity: "blocks", file: "content/company.yaml" },
    ]);
    expect(asked[0]?.message).toMatch(
      /^identity\.telephone is empty\..*Law of everywhere\. A lawyer confirms$/,
    );
    change("content/company.yaml", {
      identity: { telephone: "+44 20 7946 0000" },
    });
    expect(
      findEmptySlots().filter(({ check }) => check === "disclosures"),
    ).toEqual([]);
  });

  it("blocks the launch once its month or day is over", () => {
    change("content/schedule.yaml", { nextStart: "2027-02" });
    expect(findOverDates("2027-02-28")).toEqual([]);
    const [over] = findOverDates("2027-03-01");
    expect(over).toMatchObject({
      severity: "blocks",
      file: "content/schedule.yaml",
    });
    expect(over?.message).toContain("nextStart: 2027-02 is over");
  });

  it("is a fact that is null, with where it is said", () => {
    change("content/facts.yaml", {
      bridgePrice: null,
      towerPrice: "from $2,000",
    });
    const found = messages(findUndecidedFacts()).join("\n");
    expect(found).toContain("bridgePrice is undecided");
    expect(found).not.toContain("towerPrice");
  });
});

describe("external links", () => {
  const page = source(
    "content/site.yaml",
    "blog: https://blog.site.in",
    "hr: https://hr.site.in/gone",
  );

  it("are broken if the site says so, but not if it refuses programs", async () => {
    const status = async (address: string) =>
      address.endsWith("gone") ? 404 : 403;
    const { findings } = await findBrokenLinks([page], status);
    expect(places(findings)).toEqual(["content/site.yaml:2"]);
  });

  it("are all requested, each address once, a few at the same time", async () => {
    const addresses = Array.from(
      { length: 20 },
      (_, index) => `https://site.in/${index}`,
    );
    const lists = source(
      "content/x.md",
      `See ${addresses.join(", ")}.`,
      `Again: ${addresses[7]}`,
    );
    const requested: string[] = [];
    let pending = 0;
    let mostPending = 0;
    const { findings } = await findBrokenLinks([lists], async (address) => {
      requested.push(address);
      mostPending = Math.max(mostPending, ++pending);
      await Promise.resolve();
      pending--;
      return address.endsWith("/7") ? 404 : 200;
    });
    expect(requested.toSorted()).toEqual(addresses.toSorted());
    expect(mostPending).toBeLessThanOrEqual(8);
    expect(places(findings)).toEqual(["content/x.md:1", "content/x.md:2"]);
  });

  it("are skipped without a network", async () => {
    expect((await findBrokenLinks([page], refuse)).note).toContain(
      "No network",
    );
  });

  it("on the reserved domain are never requested", async () => {
    const reserved = source(
      "content/site.yaml",
      'blog: "https://blog.algosmith.example"',
    );
    expect(await findBrokenLinks([reserved], refuse)).toEqual({ findings: [] });
  });
});
