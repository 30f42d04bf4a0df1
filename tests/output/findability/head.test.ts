import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { site } from "../../../app/content/site.ts";
import { titleProblem } from "../../../app/content/title-length.ts";
import { insightTag } from "../../../app/pages/insight-tag/kind.ts";
import { kindAt } from "../../../app/pages/samples.ts";
import { sitePages } from "../../../app/site/pages.ts";
import { readHead } from "../../tools/page-head.ts";
import {
  allRoutes,
  notFoundSource,
  pageSource,
  siteFolder,
} from "../../tools/site.ts";

const heads = new Map(
  allRoutes().map((route) => [route, readHead(pageSource(route))]),
);
const headOf = (route: string) => heads.get(route) ?? readHead("");
const indexed = sitePages().flatMap(({ path: route, indexed }) =>
  indexed ? [route] : [],
);
const addressOf = (route: string) =>
  route === "/" ? `${site.url}/` : site.url + route;

describe.each(allRoutes())("%s", (route) => {
  const { title, meta, links, language } = headOf(route);

  it("has a title, a description of 50 to 160 characters, a language and both theme colours", () => {
    expect(title).toContain(site.name);
    expect(meta.get("description")?.length).toBeGreaterThanOrEqual(50);
    expect(meta.get("description")?.length).toBeLessThanOrEqual(160);
    expect(language).toBe(site.lang);
    for (const scheme of ["light", "dark"]) {
      expect(meta.get(`theme-color (prefers-color-scheme: ${scheme})`)).toMatch(
        /^#[0-9a-f]{6}$/,
      );
    }
  });

  it("has the tags for a preview when it is shared", () => {
    expect(meta.get("og:title")).toBe(title);
    expect(meta.get("og:description")).toBe(meta.get("description"));
    expect(meta.get("og:url")).toBe(addressOf(route));
    expect(meta.get("og:type")).toBe("website");
    expect(meta.get("og:site_name")).toBe(site.name);
    expect(meta.get("og:image:alt")).toBeTruthy();
    expect(meta.get("twitter:card")).toBe("summary_large_image");
  });

  it("has its own card: a PNG of 1200 by 630, under 60 KB, cached forever", async () => {
    const image = meta.get("og:image") ?? "";
    expect(image).toMatch(
      new RegExp(`^${site.url}/assets/card-[\\w-]+-[\\w-]{8}\\.png$`),
    );
    const data = readFileSync(
      path.join(siteFolder, image.slice(site.url.length)),
    );
    const { format, width, height } = await sharp(data).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
    expect([meta.get("og:image:width"), meta.get("og:image:height")]).toEqual([
      "1200",
      "630",
    ]);
    expect(data.length).toBeLessThan(60_000);
  });

  it("links to icons and a manifest", () => {
    expect([...links.keys()]).toEqual(
      expect.arrayContaining(["icon", "apple-touch-icon", "manifest"]),
    );
  });
});

it("has the codes of search engines, if any, only on the home page", () => {
  const { google, bing } = site.verification;
  for (const [route, { meta }] of heads) {
    const codes = [
      meta.get("google-site-verification"),
      meta.get("msvalidate.01"),
    ];
    expect([route, ...codes]).toEqual(
      route === "/"
        ? [route, google ?? undefined, bing ?? undefined]
        : [route, undefined, undefined],
    );
  }
});

describe.each(indexed)("%s in search engines", (route) => {
  const { title, meta, links } = headOf(route);

  it("has one canonical address and is indexable", () => {
    expect(links.get("canonical")).toEqual([
      { rel: "canonical", href: addressOf(route) },
    ]);
    expect(meta.has("robots")).toBe(false);
  });

  it("has a title that fits search results", () => {
    expect(
      titleProblem(title.replace(` | ${site.name}`, ""), site.name),
    ).toBeUndefined();
  });
});

describe("all pages together", () => {
  it("have a different title, description and card each", () => {
    for (const name of ["og:title", "description", "og:image"]) {
      const values = allRoutes().map((route) => headOf(route).meta.get(name));
      expect(new Set(values).size, name).toBe(values.length);
    }
  });

  it("keep /call and the not-found page out of search engines", () => {
    const hidden = allRoutes().includes("/call") ? [headOf("/call")] : [];
    for (const { meta, links } of [...hidden, readHead(notFoundSource())]) {
      expect(meta.get("robots")).toBe("noindex");
      expect(links.has("canonical")).toBe(false);
    }
  });

  it("are indexed, except /call and tag pages", () => {
    const others = allRoutes().filter((route) => !indexed.includes(route));
    expect(
      others.filter(
        (route) => kindAt(route) !== insightTag && route !== "/call",
      ),
    ).toEqual([]);
  });
});
