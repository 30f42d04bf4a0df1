import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { listEntries } from "../../app/content/entries.ts";
import { site } from "../../app/content/site.ts";
import { titleProblem } from "../../app/content/title-length.ts";
import { service } from "../../app/pages/service/kind.ts";
import { loadSiteContent, type SiteContent } from "../../publish/site-content.ts";
import { scaffold } from "./scaffold.ts";
import { searchTitle } from "./template.ts";

const root = path.resolve(import.meta.dirname, "../..");

const [first = ""] = listEntries(service).map(({ slug }) => slug);

/** tests/owners/ covers success; these tests cover refusals. */
describe("a scaffold is refused", () => {
  let content: SiteContent;
  beforeAll(async () => {
    const loaded = await loadSiteContent(root);
    content = { ...loaded, redirects: { ...loaded.redirects, "/services/moved": "/contact" } };
  });

  it.each([
    [
      "home",
      "x",
      '"home" is not one of service, product, industry, job, legal, case-study, insight, person, testimonial, client, announcement',
    ],
    ["service", "Data Platform", '"Data Platform" is not a slug'],
    ["service", "data--platform", "is not a slug"],
    ["service", "../escape", "is not a slug"],
    ["service", first, `/services/${first} already exists: content/services/${first}.yaml`],
    ["service", "moved", "/services/moved redirects to /contact"],
    ["service", "a-name-that-no-menu-has-room-for", "may have at most 26 characters"],
    ["person", "Asha Rao", '"Asha Rao" is not a slug'],
    ["testimonial", "ritika-menon", "content/testimonials/ritika-menon.md already exists"],
    ["legal", "contact", "/contact already exists: content/contact.yaml"],
    ["legal", "services", "/services cannot be a page"],
  ])("for %s %s", async (kind, slug, reason) => {
    await expect(scaffold(root, kind, slug, content, new Date())).rejects.toThrow(reason);
  });
});

it("writes files that pass the check", async () => {
  const copy = mkdtempSync(path.join(tmpdir(), "new-"));
  try {
    cpSync(path.join(root, "content"), path.join(copy, "content"), { recursive: true });
    const content = await loadSiteContent(copy);
    // A client needs the file of its logo.
    for (const kind of [
      "service",
      "industry",
      "job",
      "legal",
      "case-study",
      "insight",
      "person",
      "announcement",
    ])
      await scaffold(copy, kind, `brand-new-${kind}`, content, new Date());
    await expect(loadSiteContent(copy)).resolves.toBeDefined();
  } finally {
    rmSync(copy, { recursive: true });
  }
});

it("writes titles that fit search results", () => {
  for (let length = 1; length <= 33; length += 1) {
    const title = searchTitle("x".repeat(length));
    expect([length, titleProblem(title, site.name)]).toEqual([length, undefined]);
  }
});
