import { cpSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { listEntries } from "../../app/content/entries.ts";
import { hrefOf } from "../../app/content/kind.ts";
import { samplesOf } from "../../app/pages/samples.ts";
import { service } from "../../app/pages/service/kind.ts";
import { testFolder } from "../../tests/tools/test-folder.ts";
import {
  type KnownContent,
  loadContentWith,
} from "../page-files/load-content.ts";
import { addressPattern, renameMentions } from "../page-files/mentions.ts";
import { findFolderKind, folderKinds } from "../page-files/refused.ts";
import { mapStrings } from "../page-files/yaml-text.ts";
import { renamePage } from "./rename.ts";

const root = path.resolve(import.meta.dirname, "../..");

const services = listEntries(service).map(({ slug }) => slug);
const [first = "", second = ""] = services;

/**
 * tests/owners/ covers success, tools/new/scaffold.test.ts the other reasons to
 * refuse an address.
 */
describe("a rename is refused", () => {
  let content: KnownContent;
  beforeAll(async () => {
    content = await loadContentWith(root, "service", first);
  });

  it.each([
    [
      "home",
      "home",
      "start",
      `"home" is not one of ${folderKinds.map(({ name }) => name).join(", ")}`,
    ],
    [
      "service",
      "nowhere",
      "frontend",
      `There is no service "nowhere"; there are ${first}`,
    ],
    ["service", first, "Web Frontend", '"Web Frontend" is not a slug'],
    ["service", first, first, `/services/${first} already exists`],
    [
      "service",
      first,
      second,
      `/services/${second} already exists: content/services/`,
    ],
  ])("of %s %s to %s", async (kind, from, to, reason) => {
    // A site may have one service.
    if (to === "") return;
    await expect(renamePage(root, kind, from, to, content)).rejects.toThrow(
      reason,
    );
  });
});

it.each(
  samplesOf(
    service,
    services.map((slug) => hrefOf(service, slug)),
  ),
)(
  "a renamed $name changes content, and moves files that are found by their names",
  async ({ path: address }) => {
    const slug = address.slice(address.lastIndexOf("/") + 1);
    const copy = testFolder("rename");
    for (const folder of ["app", "content"])
      cpSync(path.join(root, folder), path.join(copy, folder), {
        recursive: true,
      });
    const to = `new-${slug}`;
    const content = await loadContentWith(copy, "service", slug);
    const { moved, changed } = await renamePage(
      copy,
      "service",
      slug,
      to,
      content,
    );
    for (const [before, after] of moved)
      expect(after).toBe(before.replace(`/${slug}.`, `/${to}.`));
    expect(changed.filter((file) => !file.startsWith("content/"))).toEqual([]);
  },
);

describe("an address in a text", () => {
  const renamed = (text: string) =>
    text.replace(addressPattern("/services/web"), "/services/new");

  it.each([
    ["href: /services/web", "href: /services/new"],
    [
      "[Web](/services/web#faq), {siteUrl}/services/web.",
      "[Web](/services/new#faq), {siteUrl}/services/new.",
    ],
  ])("is found in %j", (before, after) => {
    expect(renamed(before)).toBe(after);
  });

  it.each([
    "/services/web-frontend",
    "/services/web/old",
    "https://other.example/services/web",
    "/old/services/web",
  ])("is not %j", (text) => {
    expect(renamed(text)).toBe(text);
  });
});

it("keeps a space after the braces of front matter, which would be facts without", () => {
  const text =
    "---\ntags: [a]\nrelated: { industries: [saas] } # seen\n---\n\nSee [it](/industries/saas).\n";
  const renamed = mapStrings(
    text,
    renameMentions(findFolderKind("industry"), "saas", "new"),
  );
  expect(renamed).toMatch(
    /related: \{ industries: \[ ?new ?\] \} # seen\n---\n\nSee \[it\]\(\/industries\/new\)/,
  );
});

it("changes slugs only in the lists of their kind, and keeps comments", () => {
  const text = `# The one that stays.
value: saas
related:
  services: [saas] # not this one
  industries: [saas, x]
`;
  expect(
    mapStrings(text, renameMentions(findFolderKind("industry"), "saas", "new")),
  ).toBe(text.replace("[saas, x]", "[new, x]"));
});
