import { existsSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { manifestSchema } from "../../server/site/manifest.ts";
import { site } from "../../site.config.ts";
import { today } from "./articles-content.ts";
import { build, built, copy } from "./built-marketing.ts";

const environment = { SITE_DATE: today };
const jobs = ["backend-engineer", "interface-designer"].map((slug) => `/about/careers/${slug}`);
const articles = ["queue-retries", "two-systems-fewer", "prompt-specification", "database-rent"].map(
  (slug) => `/insights/${slug}`,
);
const tags = ["ai", "backend", "erp", "legacy", "messaging"].map((slug) => `/insights/tags/${slug}`);
const hidden = ["data-engineer", "half-a-thought", "next-year", "tags/unseen", "tags/later"];

const page = (address: string) => built(`${address.slice(1)}.html`);
const addresses = () => Object.keys(manifestSchema.parse(JSON.parse(copy.read("build/manifest.json"))).pages);

/** The structured data of a page, by its type. */
function dataOf(address: string, type: string): Record<string, unknown> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page(address))?.[1] ?? "{}";
  const graph: Record<string, unknown>[] = JSON.parse(json)["@graph"];
  return graph.find((thing) => thing["@type"] === type) ?? {};
}

/** Checks the positions and articles that marketing added. */
export function checkArticles(): void {
  it("have pages, except those that are closed, drafts or dated in the future", () => {
    expect(build.status, build.output).toBe(0);
    const added = addresses().filter((address) => /^\/(insights|about\/careers\/)/.test(address));
    expect(added.sort()).toEqual([...jobs, "/insights", ...articles, ...tags].sort());
    const lists = ["insights.html", "about/careers.html", "sitemap.xml", "llms.txt", "insights/feed.xml"];
    for (const list of lists) for (const slug of hidden) expect(built(list)).not.toContain(slug);
  });

  describe("open positions", () => {
    it("are listed instead of the stamp, and counted in the page's text", () => {
      const careers = page("/about/careers");
      for (const address of jobs) expect(careers).toContain(`href="${address}"`);
      expect(careers).not.toContain("Positions Available Soon");
      expect(careers).toContain("Two roles are open today");
      expect(careers).not.toMatch(/no roles? (is|are) open/i);
    });

    it("say how to apply: by an email that names the position, or by its form", () => {
      expect(page(jobs[0] ?? "")).toContain(
        `href="mailto:${site.email}?subject=Application%3A%20Backend%20engineer"`,
      );
      expect(page(jobs[1] ?? "")).toContain('href="https://jobs.algosmith.example/interface-designer"');
    });

    it("have structured data with their terms", () => {
      expect(dataOf(jobs[0] ?? "", "JobPosting")).toMatchObject({
        title: "Backend engineer",
        datePosted: "2026-11-02",
        validThrough: "2026-12-31T23:59:59Z",
        employmentType: "FULL_TIME",
        hiringOrganization: { name: site.name },
        jobLocation: { address: { addressLocality: "New Delhi", addressCountry: "India" } },
        baseSalary: {
          currency: "INR",
          value: { minValue: 1_800_000, maxValue: 2_600_000, unitText: "YEAR" },
        },
        description: expect.stringContaining("<h2>What you bring</h2>"),
      });
      expect(dataOf(jobs[1] ?? "", "JobPosting")).toMatchObject({
        jobLocationType: "TELECOMMUTE",
        applicantLocationRequirements: expect.arrayContaining([
          expect.objectContaining({ "@type": "Country" }),
        ]),
      });
    });
  });

  describe("articles", () => {
    it("are linked from Insights in the menu", () => {
      const menu = /<header[\s\S]*?<\/header>/.exec(page("/contact"))?.[0] ?? "";
      expect(menu).toContain('href="/insights"');
      expect(menu).not.toContain(`href="${site.blog}"`);
    });

    it("are listed with the newest first, and under each of their tags", () => {
      const linked = (address: string) =>
        [...page(address).matchAll(/<h3><a href="([^"]+)"/g)].map(([, href]) => href);
      expect(linked("/insights")).toEqual(articles);
      expect(linked("/insights/tags/backend")).toEqual([articles[0], articles[3]]);
      expect(page("/insights/tags/backend")).toContain('name="robots" content="noindex"');
      expect(built("sitemap.xml")).not.toContain("/tags/");
    });

    it("have a reading time, the previous and next articles, and their services, which link back", () => {
      const article = page(articles[1] ?? "");
      expect(article).toContain("1 minute read");
      expect(article).toContain(`href="${articles[2]}" rel="prev"`);
      expect(article).toContain(`href="${articles[0]}" rel="next"`);
      expect(article).toContain('href="/services/legacy-migration"');
      expect(page("/services/legacy-migration")).toContain(`href="${articles[1]}"`);
    });

    it("show code unchanged, in a scrollable element that takes focus", () => {
      const article = page(articles[0] ?? "");
      expect(article).toMatch(/<section [^>]*aria-label="Listing 1" tabindex="0"><pre><code>const HOUR/);
      expect(article).toContain("nextAttempt({ attempts, firstTried }: Message");
      expect(article).toContain("now - firstTried &gt; DAY");
      expect(built("insights/queue-retries.md")).toContain("```\nconst HOUR = 3_600_000;\n");
    });

    it("show pictures among their paragraphs", () => {
      expect(page(articles[0] ?? "")).toMatch(
        /<figure[^>]*><picture[^>]*><source[^>]*\/assets\/rack-[^>]*><img[^>]* alt="Desks"/,
      );
    });

    it("have structured data with author and dates", () => {
      expect(dataOf(articles[3] ?? "", "BlogPosting")).toMatchObject({
        headline: "The rent of a database",
        author: { "@type": "Person", name: "Arjun Rao" },
        datePublished: "2026-08-15",
        dateModified: "2026-11-01",
        image: expect.stringMatching(/\/assets\/card-/),
      });
    });

    it("are in an Atom feed that their pages link to", () => {
      const [feed] = DomUtils.getElementsByTagName(
        "feed",
        parseDocument(built("insights/feed.xml"), { xmlMode: true }).children,
      );
      if (!feed) throw new Error("There is no feed");
      const childTexts = (element: typeof feed, name: string) =>
        DomUtils.getElementsByTagName(name, element.children, false).map((child) =>
          DomUtils.textContent(child),
        );
      const one = (element: typeof feed, name: string) => {
        const found = childTexts(element, name);
        expect(found, name).toHaveLength(1);
        return found[0] ?? "";
      };
      expect(feed.attribs.xmlns).toBe("http://www.w3.org/2005/Atom");
      expect(one(feed, "id")).toBe(`${site.url}/insights/feed.xml`);
      expect(one(feed, "title")).toContain(site.name);
      expect(one(feed, "updated")).toBe("2026-11-12T00:00:00Z");
      const entries = DomUtils.getElementsByTagName("entry", feed);
      expect(entries.map((entry) => one(entry, "id"))).toEqual(articles.map((address) => site.url + address));
      for (const entry of entries) {
        for (const name of ["title", "summary", "author"]) expect(one(entry, name)).not.toBe("");
        for (const name of ["published", "updated"]) expect(Date.parse(one(entry, name))).not.toBeNaN();
      }
      for (const address of ["/insights", ...articles, ...tags])
        expect(page(address)).toContain('type="application/atom+xml"');
    });
  });

  it.each([...jobs, "/insights", ...articles])(
    "%s is in the sitemap, and has a card and a Markdown copy",
    (address) => {
      expect(built("sitemap.xml")).toContain(`<loc>${site.url}${address}</loc>`);
      expect(built("llms.txt")).toContain(`${site.url}${address}.md`);
      expect(built(`${address.slice(1)}.md`)).toContain("\n# ");
      const card = /property="og:image" content="[^"]+(\/assets\/[^"]+)"/.exec(page(address))?.[1] ?? "";
      expect(existsSync(path.join(copy.folder, "build/site", card))).toBe(true);
    },
  );

  it("pass the project's own tests: output, budgets of the first view, kinds and imports", () => {
    const output = ["pages", "links", "findability", "budgets", "headings"].map(
      (name) => `tests/output/${name}`,
    );
    const checks = [...output, "app/pages/kinds", "app/site"];
    const run = copy.node("node_modules/vitest/vitest.mjs", ["run", ...checks], environment);
    expect(run.output).not.toMatch(/FAIL/);
    expect(run.status).toBe(0);
  }, 300_000);

  // Several minutes, so only `npm run test:owner` does it.
  it.runIf(import.meta.env.MODE === "whole-year")(
    "leave every page of the site without a fault in a browser, below an announcement",
    () => {
      const visits = ["test", "tests/all-routes/visit.spec.ts"];
      const run = copy.node("node_modules/@playwright/test/cli.js", visits, environment);
      expect(run.status, run.output).toBe(0);
    },
    1_800_000,
  );
}
