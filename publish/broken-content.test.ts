import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Document } from "yaml";
import { site } from "../app/content/site.ts";
import { editYaml } from "../tools/page-files/yaml-text.ts";
import { loadSiteContent } from "./site-content.ts";

const root = path.resolve(import.meta.dirname, "..");
/** The first content file of a folder; every owner has one. */
const firstOf = (folder: string) =>
  `content/${folder}/${readdirSync(path.join(root, "content", folder)).toSorted()[0]}`;
const service = firstOf("services");
const caseStudy = firstOf("case-studies");
const policy = "content/legal/cookie-policy.md";
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(path.join(root, "content"), path.join(copy, "content"), { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const target = path.join(copy, file);
  const before = readFileSync(target, "utf8");
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(target, after);
}

function change(file: string, set: (document: Document) => void): void {
  const target = path.join(copy, file);
  writeFileSync(target, editYaml(readFileSync(target, "utf8"), set));
}

it("accepts the current content", async () => {
  expect((await loadSiteContent(copy)).site.name).toBe(site.name);
});

it.each<[problem: string, file: string, from: string | RegExp, to: string, error: string | RegExp]>([
  [
    "a broken field, with the file and the field",
    service,
    /description: >-\n.*\n.*/,
    "description: Too short",
    `${service}: head.description: Too small`,
  ],
  [
    "a broken field inside a list",
    caseStudy,
    /categories:/,
    "categories: [B2B, Gadgets]\nothers:",
    `${caseStudy}: categories[1]`,
  ],
  [
    "invalid front matter, with its line",
    policy,
    /^title: /m,
    "title: Policy: ",
    /cookie-policy\.md: line \d+: Nested mappings are not/,
  ],
  [
    "an unknown fact, with the line of a policy and the known facts",
    policy,
    "{brand}",
    "{brnad}",
    /cookie-policy\.md: line \d+: \{brnad\}: there is no such fact; there are \{brand\}, /,
  ],
  [
    "a file that is no YAML, with its line",
    "content/careers.yaml",
    /^title: /m,
    "title: Careers: ",
    /content\/careers\.yaml: line \d+: Nested mappings are not/,
  ],
  [
    "a stated fact that the content already provides",
    "content/facts.yaml",
    /^/,
    "services: 12\n",
    "content/facts.yaml: services: is derived from the content; remove it",
  ],
])("fails at %s", async (_, file, from, to, error) => {
  edit(file, from, to);
  await expect(loadSiteContent(copy)).rejects.toThrow(error);
});

it("reports the mistakes of all files in one run", async () => {
  change(service, (page) => page.setIn(["head", "description"], "Too short"));
  change(caseStudy, (page) => page.delete("subtitle"));
  change("content/navigation.yaml", (menus) =>
    menus.setIn(["bar", 0, "name"], "A name too long for the bar"),
  );
  edit("content/careers.yaml", /^title: /m, "title: Careers: ");
  const broken = loadSiteContent(copy);
  for (const problem of [
    `${service}: head.description: `,
    `${caseStudy}: subtitle: is missing`,
    "content/navigation.yaml: bar[0].name: ",
    "content/careers.yaml: line ",
  ])
    await expect(broken).rejects.toThrow(problem);
});

it("reports at once what no single file shows: dead links, similar titles, removed things, repeated figures", async () => {
  edit(service, "services: [", "services: [nowhere, ");
  edit(service, "industries: [", "sectors: [");
  change(caseStudy, (page) => page.setIn(["head", "title"], "Too long ".repeat(8)));
  change("content/careers.yaml", (page) => {
    page.setIn(["head", "title"], "Careers and contact, under one title");
    page.setIn(["perks", "items", 0, "text"], "Uptime is 97%. The warranty lasts 30–90 days.");
    page.setIn(["perks", "items", 0, "about"], ["office:atlantis", "service:gone"]);
  });
  change("content/contact.yaml", (page) =>
    page.setIn(["head", "title"], "Careers and contact, under one title"),
  );
  edit("content/navigation.yaml", "/about/company", "/about/nobody");
  edit("content/company.yaml", /href: \/contact/g, "href: /contacts");
  edit(policy, /$/, "\n[Elsewhere](/nowhere#at-all)\n");
  const perk = "content/careers.yaml: perks.items[0]";
  const broken = loadSiteContent(copy);
  for (const problem of [
    `${service}: related.services: there is no "nowhere"`,
    `${service}: related.sectors: is none of services, products, industries`,
    new RegExp(`${caseStudy}: head\\.title: has \\d+ characters without the brand`),
    "content/contact.yaml: head.title: is also that of content/careers.yaml",
    /content\/navigation\.yaml: bar\[\d\]\.href: there is no page \/about\/nobody/,
    "content/company.yaml: cta.actions[0].href: there is no page /contacts",
    /cookie-policy\.md: line \d+: there is no page \/nowhere#at-all/,
    `${perk}.text: quote {cloudUptime} (“99.9%”) in “Uptime is 97%.”`,
    `${perk}.text: quote {warranty} (“30–90 days”) in “The warranty lasts`,
    `${perk}: is about office:atlantis, which is gone; there are office:`,
    `${perk}: is about service:gone, which is gone`,
    "“Uptime is 97%. The warranty",
  ])
    await expect(broken).rejects.toThrow(problem);
});

it("counts the text of a fact, not its name, against a limit", async () => {
  change("content/facts.yaml", (facts) => facts.set("long", "a".repeat(99)));
  change("content/home.yaml", (page) => page.setIn(["stack", "heading"], "{long}"));
  await expect(loadSiteContent(copy)).rejects.toThrow(/content\/home\.yaml: stack\.heading: Too big/);
});

it("leaves out a section drawn for other offices, and says so", async () => {
  change("content/company.yaml", (page) => page.setIn(["presence", "section", "offices", 0], "atlantis"));
  const [left] = (await loadSiteContent(copy)).leftOut;
  expect(left).toContain(
    "content/company.yaml: presence.section: is left out; it shows the offices atlantis and",
  );
});
