import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { site } from "../site.config.ts";
import { loadSiteContent } from "./site-content.ts";

const root = path.resolve(import.meta.dirname, "..");
/** The first content file of a folder; every owner has one. */
const firstOf = (folder: string) =>
  `content/${folder}/${readdirSync(path.join(root, "content", folder)).toSorted()[0]}`;
const service = firstOf("services");
const caseStudy = firstOf("case-studies");
const policy = "content/legal/cookie-policy.md";
const [, titleOfCareers = ""] =
  /title: "([^"]+)"/.exec(readFileSync(path.join(root, "content/careers.ts"), "utf8")) ?? [];
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), "content-"));
  for (const name of ["app", "content", "site.config.ts", "package.json"]) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
});

afterEach(() => rmSync(copy, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const target = path.join(copy, file);
  const before = readFileSync(target, "utf8");
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(target, after);
}

it("accepts the current content", async () => {
  expect((await loadSiteContent(copy)).site.name).toBe(site.name);
});

it.each<[problem: string, file: string, from: string | RegExp, to: string, error: string | RegExp]>([
  [
    "a broken field, with the file and the field",
    service,
    /description:\s+"[^"]+"/,
    'description: "Too short"',
    `${service}: head.description: Too small`,
  ],
  [
    "a broken field inside a list",
    caseStudy,
    /categories: \[[^\]]+\]/,
    'categories: ["B2B", "Gadgets"]',
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
    "a malformed address in site.config.ts",
    "site.config.ts",
    /blog: .+,/,
    'blog: "blog.site",',
    "site.config.ts: blog: must be an address that starts with https",
  ],
  [
    "an unknown fact, with the line of a policy and the known facts",
    policy,
    "{brand}",
    "{brnad}",
    /cookie-policy\.md: line \d+: \{brnad\}: there is no such fact; there are \{brand\}, /,
  ],
  [
    "a misspelt name in a template literal, which would be published as “undefined”",
    "content/careers.ts",
    "site.name",
    "site.nmae",
    /content\/careers\.ts: .+: says “undefined”: check the names/,
  ],
  [
    "a stated fact that the content already provides",
    "content/facts.ts",
    "export default {",
    "export default {\n  services: 12,",
    "content/facts.ts: services: is derived from the content; remove it",
  ],
])("fails at %s", async (_, file, from, to, error) => {
  edit(file, from, to);
  await expect(loadSiteContent(copy)).rejects.toThrow(error);
});

it("reports at once what no single file shows: dead links, similar titles, removed things, repeated figures", async () => {
  edit(service, "services: [", 'services: ["nowhere", ');
  edit(service, "industries: [", "sectors: [");
  edit(caseStudy, /(head: \{\s+title: )"[^"]+"/, `$1"${"Too long ".repeat(8)}"`);
  edit("content/contact.ts", /title: "[^"]+"/, `title: "${titleOfCareers}"`);
  edit("content/navigation.ts", '"/about/company"', '"/about/nobody"');
  edit("content/company.ts", /href: "\/contact"/g, 'href: "/contacts"');
  edit(policy, /$/, "\n[Elsewhere](/nowhere#at-all)\n");
  edit(
    "content/careers.ts",
    /text: "Decisions [^"]+"/,
    'text: "Uptime is 97%. The warranty lasts 30–90 days."',
  );
  const about = 'about: ["office:atlantis", "service:gone"],';
  edit("content/careers.ts", 'title: "Remote-first",', `title: "Remote-first",\n        ${about}`);
  const perk = "content/careers.ts: perks.items[0]";
  const broken = loadSiteContent(copy);
  for (const problem of [
    `${service}: related.services: there is no "nowhere"`,
    `${service}: related.sectors: is none of services, products, industries`,
    new RegExp(`${caseStudy}: head\\.title: has \\d+ characters without the brand`),
    "content/contact.ts: head.title: is also that of content/careers.ts",
    /content\/navigation\.ts: bar\[\d\]\.href: there is no page \/about\/nobody/,
    "content/company.ts: cta.actions[0].href: there is no page /contacts",
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
  edit("content/facts.ts", "export default {", `export default {\n  long: "${"a".repeat(99)}",`);
  edit("content/home.ts", /( {2}stack: \{\s+heading: )"[^"]+"/, '$1"{long}"');
  await expect(loadSiteContent(copy)).rejects.toThrow(/content\/home\.ts: stack\.heading: Too big/);
});

it("leaves out a section drawn for other offices, and says so", async () => {
  edit("content/company.ts", /(section: \{\s+offices: \[")[^"]+/, "$1atlantis");
  const [left] = (await loadSiteContent(copy)).leftOut;
  expect(left).toContain(
    "content/company.ts: presence.section: is left out; it shows the offices atlantis and",
  );
});
