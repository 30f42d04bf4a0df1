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
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), "content-"));
  for (const name of ["app", "content", "site.config.ts", "package.json"]) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
});

afterEach(() => rmSync(copy, { recursive: true }));

function edit(file: string, change: (text: string) => string): void {
  const target = path.join(copy, file);
  const before = readFileSync(target, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(target, after);
}

it("accepts the current content", async () => {
  expect((await loadSiteContent(copy)).site.name).toBe(site.name);
});

it("fails at a broken content file, with the file and the field", async () => {
  edit(service, (text) => text.replace(/description:\s+"[^"]+"/, 'description: "Too short"'));
  await expect(loadSiteContent(copy)).rejects.toThrow(`${service}: head.description: Too small`);
});

it("names a field inside a list", async () => {
  edit(caseStudy, (text) => text.replace(/categories: \[[^\]]+\]/, 'categories: ["B2B", "Gadgets"]'));
  await expect(loadSiteContent(copy)).rejects.toThrow(`${caseStudy}: categories[1]`);
});

it("rejects an unknown related page, with the file that names it", async () => {
  edit(service, (text) => text.replace("services: [", 'services: ["nowhere", '));
  await expect(loadSiteContent(copy)).rejects.toThrow(`${service}: related.services: there is no "nowhere"`);
});

it("rejects an unknown related key, with the known ones", async () => {
  edit(service, (text) => text.replace("industries: [", "sectors: ["));
  await expect(loadSiteContent(copy)).rejects.toThrow(
    `${service}: related.sectors: is none of services, products, industries`,
  );
});

it("fails at a title that search results would cut off", async () => {
  edit("content/careers.ts", (text) => text.replace(/title: "[^"]+"/, `title: "${"Too long ".repeat(8)}"`));
  await expect(loadSiteContent(copy)).rejects.toThrow(
    /content\/careers\.ts: head\.title: has \d+ characters without the brand/,
  );
});

it("fails at a menu entry for a page that does not exist", async () => {
  edit("content/navigation.ts", (text) => text.replace('"/about/company"', '"/about/nobody"'));
  await expect(loadSiteContent(copy)).rejects.toThrow(
    /content\/navigation\.ts: bar\[\d\]\.href: there is no page \/about\/nobody/,
  );
});

it("fails at a malformed address in site.config.ts, with the field", async () => {
  edit("site.config.ts", (text) => text.replace(/blog: .+,/, 'blog: "blog.site",'));
  await expect(loadSiteContent(copy)).rejects.toThrow(
    /site\.config\.ts: blog: must be an address that starts with https/,
  );
});

it("fails at an unknown fact, with the field (or the line of a policy) and the known facts", async () => {
  edit("content/legal/cookie-policy.md", (text) => text.replace("{brand}", "{brnad}"));
  await expect(loadSiteContent(copy)).rejects.toThrow(
    /content\/legal\/cookie-policy\.md: line \d+: \{brnad\}: there is no such fact; there are \{brand\}, /,
  );
});

it("fails at a misspelt name in a template literal, which would be published as “undefined”", async () => {
  edit("content/careers.ts", (text) => text.replace("site.name", "site.nmae"));
  await expect(loadSiteContent(copy)).rejects.toThrow(
    /content\/careers\.ts: .+: says “undefined”: check the names/,
  );
});

it("counts the text of a fact, not its name, against a limit", async () => {
  edit("content/facts.ts", (text) =>
    text.replace("export default {", `export default {\n  long: "${"a".repeat(99)}",`),
  );
  edit("content/home.ts", (text) => text.replace(/( {2}stack: \{\s+heading: )"[^"]+"/, '$1"{long}"'));
  await expect(loadSiteContent(copy)).rejects.toThrow(/content\/home\.ts: stack\.heading: Too big/);
});

it("rejects a stated fact that the content already provides", async () => {
  edit("content/facts.ts", (text) => text.replace("export default {", "export default {\n  services: 12,"));
  await expect(loadSiteContent(copy)).rejects.toThrow(
    "content/facts.ts: services: is derived from the content; remove it",
  );
});

it("rejects a figure that repeats a fact, and another figure for the same thing", async () => {
  edit("content/careers.ts", (text) =>
    text.replace(/text: "Decisions [^"]+"/, 'text: "Uptime is 97%. The warranty lasts 30–90 days."'),
  );
  const broken = loadSiteContent(copy);
  const field = "content/careers.ts: perks.items[0].text: quote";
  await expect(broken).rejects.toThrow(`${field} {cloudUptime} (“99.9%”) in “Uptime is 97%.”`);
  await expect(broken).rejects.toThrow(`${field} {warranty} (“30–90 days”) in “The warranty lasts`);
});

it("rejects and quotes sentences about things that no longer exist", async () => {
  edit("content/careers.ts", (text) =>
    text.replace(
      'title: "Remote-first",',
      'title: "Remote-first",\n        about: ["office:atlantis", "service:gone"],',
    ),
  );
  const [, quoted = ""] =
    /text: "(Decisions [^"]+)"/.exec(readFileSync(path.join(copy, "content/careers.ts"), "utf8")) ?? [];
  const field = "content/careers.ts: perks.items[0]: is about";
  await expect(loadSiteContent(copy)).rejects.toThrow(
    `${field} office:atlantis, which is gone; there are office:`,
  );
  await expect(loadSiteContent(copy)).rejects.toThrow(`${field} service:gone, which is gone`);
  await expect(loadSiteContent(copy)).rejects.toThrow(`“${quoted.slice(0, 30)}`);
});

it("fails at a link of the menus to a page that does not exist", async () => {
  edit("content/navigation.ts", (text) => text.replace('href: "/about/company"', 'href: "/gone"'));
  await expect(loadSiteContent(copy)).rejects.toThrow(
    /content\/navigation\.ts: bar\[\d\]\.href: there is no page \/gone/,
  );
});

it("rejects a link to a missing page, in TypeScript and in Markdown", async () => {
  edit("content/company.ts", (text) => text.replaceAll('href: "/contact"', 'href: "/contacts"'));
  edit("content/legal/cookie-policy.md", (text) => `${text}\n[Elsewhere](/nowhere#at-all)\n`);
  await expect(loadSiteContent(copy)).rejects.toThrow(
    /content\/company\.ts: cta\.actions\[0\]\.href: there is no page \/contacts\n(.*\n)*.*cookie-policy\.md: line \d+: there is no page \/nowhere#at-all/,
  );
});

it("leaves out a section drawn for other offices, and says so", async () => {
  edit("content/company.ts", (text) => text.replace(/(section: \{\s+offices: \[")[^"]+/, "$1atlantis"));
  expect((await loadSiteContent(copy)).leftOut).toEqual([
    expect.stringContaining(
      "content/company.ts: presence.section: is left out; it shows the offices atlantis and",
    ),
  ]);
});

it("fails at two pages with the same title or description, naming both", async () => {
  const [, title] =
    /title: "([^"]+)"/.exec(readFileSync(path.join(copy, "content/careers.ts"), "utf8")) ?? [];
  edit("content/contact.ts", (text) => text.replace(/title: "[^"]+"/, `title: "${title}"`));
  await expect(loadSiteContent(copy)).rejects.toThrow(
    /content\/contact\.ts: head\.title: is also that of content\/careers\.ts/,
  );
});
