import { readFileSync } from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listEntries } from "../../app/content/entries.ts";
import { people as team } from "../../app/content/items.ts";
import { site } from "../../app/content/site.ts";
import { counted, say, words } from "../../app/content/words.ts";
import { manifestSchema } from "../../server/site/manifest.ts";
import { unexcepted } from "../judges/exceptions.ts";
import { findMissingFields } from "../judges/structured-data.ts";
import { readHead } from "../tools/page-head.ts";
import { today } from "./articles-content.ts";
import { camera, portrait } from "./drawn-photographs.ts";
import {
  announcement,
  craft,
  hatched,
  marketingCopy,
  people,
  story,
} from "./marketing-copy.ts";
import {
  heightsAroundFonts,
  logoDistortions,
  pictureSchemes,
} from "./marketing-pages.ts";
import { failuresIn, type Run, type SiteCopy } from "./site-copy.ts";

const engineer = "/about/careers/backend-engineer";
const designer = "/about/careers/interface-designer";
const jobs = [engineer, designer];
/** From the newest to the oldest. */
const queue = "/insights/queue-retries";
const migration = "/insights/two-systems-fewer";
const prompts = "/insights/prompt-specification";
const rent = "/insights/database-rent";
const articles = [queue, migration, prompts, rent];
const tags = ["ai", "backend", "erp", "legacy", "messaging"].map(
  (slug) => `/insights/tags/${slug}`,
);
const hidden = [
  "data-engineer",
  "half-a-thought",
  "next-year",
  "tags/unseen",
  "tags/later",
];

/** All that marketing adds to a copy of the project, with files only. */
let copy: SiteCopy;
let build: Run;

const built = (file: string) => copy.read(`build/site/${file}`);
const page = (address: string) => built(`${address.slice(1)}.html`);
/** The structured data of a page, by its type. */
const dataOf = (address = "", type = ""): Record<string, unknown> => {
  const json =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      page(address),
    )?.[1] ?? "{}";
  const graph: Record<string, unknown>[] = JSON.parse(json)["@graph"];
  return graph.find((thing) => thing["@type"] === type) ?? {};
};
const buildOn = (day: string) =>
  copy.node("publish/build.ts", [], { SITE_DATE: day });
/** The images of a page whose file starts with a name. */
const images = (file: string, name: string) =>
  built(file).match(
    new RegExp(
      `<picture[^>]*>(?:<source[^>]*/>)?<img[^>]*/assets/${name}-[^>]*/>`,
      "g",
    ),
  ) ?? [];
const filesIn = (folder: string) =>
  copy.files(folder).map((file) => ({
    file,
    data: readFileSync(path.join(copy.folder, file)),
  }));

beforeAll(async () => {
  copy = await marketingCopy();
  build = buildOn(today);
}, 400_000);

afterAll(() => copy.remove());

it("is built", () => {
  expect(build.status, build.output).toBe(0);
});

// Among them: cards, Markdown copies, the sitemap and the budgets of first
// views below an announcement.
it("passes the project's own tests: output, kinds and imports", () => {
  const output = ["pages", "links", "findability", "budgets", "headings"].map(
    (name) => `tests/output/${name}`,
  );
  const checks = ["run", ...output, "app/pages/kinds", "app/site"];
  const run = copy.node("node_modules/vitest/vitest.mjs", checks, {
    SITE_DATE: today,
  });
  expect(failuresIn(run.output)).toBe("");
  expect(run.status).toBe(0);
}, 300_000);

// Several minutes, so only `npm run test:nightly` does it.
it.runIf(import.meta.env.MODE === "whole-year")(
  "leaves every page of the site without a fault in a browser, below an announcement",
  () => {
    const visits = ["test", "tests/all-routes/visit.spec.ts"];
    const run = copy.node("node_modules/@playwright/test/cli.js", visits, {
      SITE_DATE: today,
    });
    expect(run.status, run.output).toBe(0);
  },
  1_800_000,
);

it("positions and articles have pages, except those that are closed, drafts or dated in the future", () => {
  const { pages } = manifestSchema.parse(
    JSON.parse(copy.read("build/manifest.json")),
  );
  const added = Object.keys(pages).filter((address) =>
    /^\/(insights|about\/careers\/)/.test(address),
  );
  expect(added.sort()).toEqual(
    [...jobs, "/insights", ...articles, ...tags].sort(),
  );
  const lists = [
    "insights.html",
    "about/careers.html",
    "sitemap.xml",
    "llms.txt",
    "insights/feed.xml",
  ];
  for (const list of lists)
    for (const slug of hidden) expect(built(list)).not.toContain(slug);
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
    expect(page(designer)).toContain(
      'href="https://jobs.algosmith.example/interface-designer"',
    );
  });

  it("have structured data with their terms", () => {
    expect(dataOf(engineer, "JobPosting")).toMatchObject({
      title: "Backend engineer",
      datePosted: "2026-11-02",
      validThrough: "2026-12-31T23:59:59Z",
      employmentType: "FULL_TIME",
      hiringOrganization: { name: site.name },
      jobLocation: {
        address: { addressLocality: "New Delhi", addressCountry: "IN" },
      },
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

describe("structured data", () => {
  it.each([...jobs, ...articles])(
    "of %s has every field that Google documents, or a reason not to",
    (address) => {
      const missing = findMissingFields(readHead(page(address)).graph, address);
      expect(unexcepted("structured data", missing)).toEqual([]);
    },
  );
});

describe("articles", () => {
  it("are linked from Insights in the menu", () => {
    const menu = /<header[\s\S]*?<\/header>/.exec(page("/contact"))?.[0] ?? "";
    expect(menu).toContain('href="/insights"');
    expect(menu).not.toContain(`href="${site.blog}"`);
  });

  it("are listed with the newest first, and under each of their tags", () => {
    const linked = (address: string) =>
      [...page(address).matchAll(/<h3><a href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    expect(linked("/insights")).toEqual(articles);
    expect(linked("/insights/tags/backend")).toEqual([queue, rent]);
    expect(page("/insights/tags/backend")).toContain(
      'name="robots" content="noindex"',
    );
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
    expect(article).toMatch(
      /<section [^>]*aria-label="Listing 1" tabindex="0"><pre><code>const HOUR/,
    );
    expect(article).toContain("nextAttempt({ attempts, firstTried }: Message");
    expect(article).toContain("now - firstTried &gt; DAY");
    expect(built("insights/queue-retries.md")).toContain(
      "```\nconst HOUR = 3_600_000;\n",
    );
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
    const { children } = parseDocument(built("insights/feed.xml"), {
      xmlMode: true,
    });
    const [feed] = DomUtils.getElementsByTagName("feed", children);
    if (!feed) throw new Error("There is no feed");
    const one = (element: typeof feed, name: string) => {
      const found = DomUtils.getElementsByTagName(
        name,
        element.children,
        false,
      );
      expect(found, name).toHaveLength(1);
      return DomUtils.textContent(found);
    };
    expect(feed.attribs.xmlns).toBe("http://www.w3.org/2005/Atom");
    expect(one(feed, "id")).toBe(`${site.url}/insights/feed.xml`);
    expect(one(feed, "title")).toContain(site.name);
    expect(one(feed, "updated")).toBe("2026-11-12T00:00:00Z");
    const entries = DomUtils.getElementsByTagName("entry", feed);
    expect(entries.map((entry) => one(entry, "id"))).toEqual(
      articles.map((address) => site.url + address),
    );
    for (const entry of entries) {
      for (const name of ["title", "summary", "author"])
        expect(one(entry, name)).not.toBe("");
      for (const name of ["published", "updated"])
        expect(Date.parse(one(entry, name))).not.toBeNaN();
    }
    for (const address of ["/insights", ...articles, ...tags])
      expect(page(address)).toContain('type="application/atom+xml"');
  });
});

/**
 * Bytes from the second half of a file that are unlikely in any other: plain
 * areas repeat.
 */
function distinctivePart(data: Buffer): Buffer {
  for (let from = data.length >> 1; from + 48 <= data.length; from += 48) {
    const part = data.subarray(from, from + 48);
    if (new Set(part).size > 20) return part;
  }
  throw new Error("The picture has no distinctive bytes");
}

describe("pictures added as files", () => {
  it.each<
    [page: string, name: string, words: string, widths: number[], ratio: number]
  >([
    ["index.html", "client-1", "Client 1", [160, 320], 160 / 48],
    ["index.html", "client-face", "The client", [64, 128, 192], 1],
    [
      "about/leadership.html",
      "asha-rao",
      "Asha Rao at a window",
      [280, 560],
      4 / 5,
    ],
    [
      "about/company.html",
      "mei-tanaka",
      "Mei Tanaka at a window",
      [280, 560],
      4 / 5,
    ],
    ["about/company.html", "workshop", "The office", [400, 800], 3 / 2],
    ["contact.html", "workshop", "The office", [400, 800], 3 / 2],
    [
      `case-studies/${story}.html`,
      "screens",
      "Three screens on desks",
      [400, 800],
      1,
    ],
    [`case-studies/${story}.html`, "night-shift", "", [400, 800, 1200], 3 / 2],
  ])(
    "on %s: %s has its text alternative, size and widths, and loads lazily",
    (page, name, words, widths, ratio) => {
      const [image = ""] = images(page, name);
      expect(image).toContain(
        ` alt="${words}" loading="lazy" decoding="async"`,
      );
      const size = /width="(\d+)" height="(\d+)"/.exec(image) ?? [];
      expect(Number(size[1]) / Number(size[2])).toBeCloseTo(ratio, 1);
      for (const format of ["avif", "webp"]) {
        const offered = [
          ...image.matchAll(new RegExp(`-(\\d+)\\.${format} (\\d+)w`, "g")),
        ];
        expect(offered.map(([, , width]) => Number(width))).toEqual(widths);
      }
    },
  );

  it("are all shown: six logos, three portraits on two pages, a gallery of three", () => {
    expect(images("index.html", "client-\\d")).toHaveLength(6);
    for (const page of ["about/leadership.html", "about/company.html"])
      for (const slug of people)
        expect(images(page, slug)).toHaveLength(slug === hatched ? 2 : 1);
    expect(built(`case-studies/${story}.html`).match(/<picture/g)).toHaveLength(
      3,
    );
  });

  it("are on two pages with everyone else, and no seat is open once the placeholder is gone", () => {
    const everyone =
      listEntries(team).filter(({ placeholder }) => !placeholder).length +
      people.length;
    for (const page of ["about/leadership.html", "about/company.html"])
      expect(built(page)).toContain(
        `<span>${counted("person", everyone)}</span>`,
      );
    expect(built("about/leadership.html")).not.toContain(
      words.leadership.comingSoon,
    );
  });

  it("are line drawings where the owner wants them, with the photograph behind a named control", () => {
    const [lines = "", photograph = ""] = images(
      "about/leadership.html",
      hatched,
    );
    expect(lines).toContain('alt="Tomas Lindqvist at a window"');
    expect(lines).not.toContain("avif");
    expect(photograph).toContain('alt=""');
    expect(built("about/leadership.html")).toContain(
      `aria-label="${say(words.leadership.photograph, { name: "Tomas Lindqvist" })}"`,
    );
  });

  it("replace the drawing in a page's first view, without lazy loading", () => {
    const [image = ""] = images(`services/${craft}.html`, "workshop");
    expect(image).toContain('alt="Desks before four windows"/>');
    expect(image).not.toContain("lazy");
    expect(built(`services/${craft}.html`)).toContain(
      "<span>The workshop</span>",
    );
  });

  it("link from a testimonial to its case study, and are in the Markdown copies", () => {
    expect(built("index.html")).toMatch(
      new RegExp(`<figcaption.*href="/case-studies/${story}"><b>`),
    );
    expect(built("about/leadership.md")).toMatch(
      /!\[Asha Rao at a window\]\(https:.*\/assets\/asha-rao-/,
    );
  });

  it("are never published as originals or with camera metadata", () => {
    const originals = filesIn("content/pictures");
    expect(originals.some(({ data }) => data.includes(camera))).toBe(true);
    const secrets = [
      camera,
      ...originals.map(({ data }) => distinctivePart(data)),
    ];
    const found = filesIn("build").filter(
      ({ file, data }) =>
        secrets.some((part) => data.includes(part)) ||
        (file.endsWith(".html") && data.includes("/pictures/")),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ["/about/leadership", "a photograph"],
    ["/", "a logo"],
  ])(
    "follow the colour scheme that a visitor chose: on %s, %s",
    async (address) => {
      const { light, dark } = await pictureSchemes(copy.folder, address);
      expect(light.chosen === light.system, "chosen on a dark system").toBe(
        true,
      );
      expect(dark.chosen === dark.system, "chosen on a light system").toBe(
        true,
      );
      expect(dark.system === light.system).toBe(false);
    },
    120_000,
  );

  it("are not distorted if there is little room for a logo", async () => {
    const found = await logoDistortions(copy.folder);
    expect(found).toHaveLength(6);
    expect(Math.max(...found)).toBeLessThan(0.02);
  }, 120_000);
});

it.each(["index.html", "contact.html", "privacy-policy.html"])(
  "%s has the announcement above its bar on its days",
  (page) => {
    const [, line = ""] =
      /<aside[^>]*aria-label="Announcement">(.*?)<\/aside><header/.exec(
        built(page),
      ) ?? [];
    expect(line.replace(/ class="[^"]*"/g, "")).toContain(
      `${announcement.text} <a href="/contact">${announcement.label}</a>`,
    );
  },
);

it("an announcement keeps its height when its font arrives, whatever its length", async () => {
  const { before, after } = await heightsAroundFonts(copy.folder);
  expect(after).toEqual(before);
}, 120_000);

// Last, because it breaks the copy on purpose.
it("pictures that cannot be shown fail the build with file, field and problem", async () => {
  copy.write("content/pictures/tiny.jpg", await portrait(200, 250, 10));
  copy.write("content/pictures/huge.jpg", Buffer.alloc(21_000_000));
  copy.edit("content/people/asha-rao.md", {
    "file: asha-rao.jpg": "file: tiny.jpg",
  });
  copy.edit("content/people/mei-tanaka.md", {
    "file: mei-tanaka.jpg": "file: huge.jpg",
  });
  const { status, output } = buildOn(today);
  expect(status).toBe(1);
  for (const problem of [
    'content/people/asha-rao.md:4: portrait.file: content/pictures/tiny.jpg is 200 × 250: too small for the place "portrait", which needs 560 × 700 or more',
    "content/people/mei-tanaka.md:4: portrait.file: content/pictures/huge.jpg has 21.0 MB: a picture may have 20 MB at most",
  ])
    expect(output).toContain(problem);
  copy.edit("content/clients/client-1.md", {
    "file: client-1.svg": "file: gone.svg",
  });
  expect(buildOn(today).output).toContain(
    "content/clients/client-1.md:3: logo.file: there is no content/pictures/gone.svg",
  );
}, 300_000);

it("a build after the last day of an announcement leaves it out", () => {
  for (const slug of people) copy.delete(`content/people/${slug}.md`);
  copy.edit("content/clients/client-1.md", {
    "file: gone.svg": "file: client-1.svg",
  });
  const { status, output } = buildOn("2026-12-01");
  expect(status, output).toBe(0);
  expect(built("index.html")).not.toContain(announcement.text);
}, 300_000);
