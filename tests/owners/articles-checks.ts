import { DomUtils, parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { manifestSchema } from "../../server/site/manifest.ts";
import { site } from "../../site.config.ts";
import type { SiteCopy } from "./site-copy.ts";

const [engineer, designer] = ["/about/careers/backend-engineer", "/about/careers/interface-designer"];
const jobs = [engineer, designer];
/** From the newest to the oldest. */
const [queue, migration, prompts, rent] = [
  "/insights/queue-retries",
  "/insights/two-systems-fewer",
  "/insights/prompt-specification",
  "/insights/database-rent",
];
const articles = [queue, migration, prompts, rent];
const tags = ["ai", "backend", "erp", "legacy", "messaging"].map((slug) => `/insights/tags/${slug}`);
const hidden = ["data-engineer", "half-a-thought", "next-year", "tags/unseen", "tags/later"];

/** Checks the positions and articles that marketing added. */
export function checkArticles(copy: () => SiteCopy): void {
  const built = (file: string) => copy().read(`build/site/${file}`);
  const page = (address: string) => built(`${address.slice(1)}.html`);
  /** The structured data of a page, by its type. */
  const dataOf = (address = "", type = ""): Record<string, unknown> => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page(address))?.[1] ?? "{}";
    const graph: Record<string, unknown>[] = JSON.parse(json)["@graph"];
    return graph.find((thing) => thing["@type"] === type) ?? {};
  };

  it("have pages, except those that are closed, drafts or dated in the future", () => {
    const { pages } = manifestSchema.parse(JSON.parse(copy().read("build/manifest.json")));
    const added = Object.keys(pages).filter((address) => /^\/(insights|about\/careers\/)/.test(address));
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
      expect(page(engineer)).toContain(
        `href="mailto:${site.email}?subject=Application%3A%20Backend%20engineer"`,
      );
      expect(page(designer)).toContain('href="https://jobs.algosmith.example/interface-designer"');
    });

    it("have structured data with their terms", () => {
      expect(dataOf(engineer, "JobPosting")).toMatchObject({
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
      expect(dataOf(designer, "JobPosting")).toMatchObject({
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
      expect(linked("/insights/tags/backend")).toEqual([queue, rent]);
      expect(page("/insights/tags/backend")).toContain('name="robots" content="noindex"');
      expect(built("sitemap.xml")).not.toContain("/tags/");
    });

    it("have a reading time, the previous and next articles, and their services, which link back", () => {
      const article = page(migration);
      expect(article).toContain("1 minute read");
      expect(article).toContain(`href="${prompts}" rel="prev"`);
      expect(article).toContain(`href="${queue}" rel="next"`);
      expect(article).toContain('href="/services/legacy-migration"');
      expect(page("/services/legacy-migration")).toContain(`href="${migration}"`);
    });

    it("show code unchanged, in a scrollable element that takes focus", () => {
      const article = page(queue);
      expect(article).toMatch(/<section [^>]*aria-label="Listing 1" tabindex="0"><pre><code>const HOUR/);
      expect(article).toContain("nextAttempt({ attempts, firstTried }: Message");
      expect(article).toContain("now - firstTried &gt; DAY");
      expect(built("insights/queue-retries.md")).toContain("```\nconst HOUR = 3_600_000;\n");
    });

    it("show pictures among their paragraphs", () => {
      expect(page(queue)).toMatch(
        /<figure[^>]*><picture[^>]*><source[^>]*\/assets\/rack-[^>]*><img[^>]* alt="Desks"/,
      );
    });

    it("have structured data with author and dates", () => {
      expect(dataOf(rent, "BlogPosting")).toMatchObject({
        headline: "The rent of a database",
        author: { "@type": "Person", name: "Arjun Rao" },
        datePublished: "2026-08-15",
        dateModified: "2026-11-01",
        image: expect.stringMatching(/\/assets\/card-/),
      });
    });

    it("are in an Atom feed that their pages link to", () => {
      const { children } = parseDocument(built("insights/feed.xml"), { xmlMode: true });
      const [feed] = DomUtils.getElementsByTagName("feed", children);
      if (!feed) throw new Error("There is no feed");
      const one = (element: typeof feed, name: string) => {
        const found = DomUtils.getElementsByTagName(name, element.children, false);
        expect(found, name).toHaveLength(1);
        return DomUtils.textContent(found);
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
}
