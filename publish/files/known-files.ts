import { absolute } from "../../app/seo/addresses.ts";
import type { Files } from "../output.ts";
import type { SiteContent } from "../site-content.ts";
import { feeds } from "./feed.ts";
import { llmsText } from "./llms.ts";

/**
 * Where to report security problems (RFC 9116). It expires after a year; every
 * build renews it.
 */
export function securityText(
  { site }: Pick<SiteContent, "site">,
  built: Date,
): string {
  const expires = new Date(built);
  expires.setUTCFullYear(built.getUTCFullYear() + 1);
  const fields = {
    Contact: `mailto:${site.email}`,
    Expires: expires.toISOString().replace(/\.\d+Z$/, "Z"),
    "Preferred-Languages": site.lang,
    Canonical: absolute("/.well-known/security.txt"),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}

/** Who made the site, and with what (humanstxt.org). */
export function humansText(
  { site, offices }: Pick<SiteContent, "site" | "offices">,
  families: readonly string[],
): string {
  const places = offices.map(({ city, country }) => `${city}, ${country}`);
  return [
    "/* TEAM */",
    `${site.name}: ${site.email}`,
    ...places.map((place) => `From: ${place}`),
    "",
    "/* SITE */",
    `Language: ${new Intl.DisplayNames(site.lang, { type: "language" }).of(site.lang)}`,
    "Standards: HTML, CSS, SVG",
    "Components: React, React Router, Fastify",
    `Type: ${families.join(", ")}`,
    "",
  ].join("\n");
}

type Page = Pick<SiteContent["pages"][number], "path" | "file" | "indexed">;

/** Every indexable page, with the day of its last change if known. */
export function sitemap(
  pages: readonly Page[],
  lastChange: ReadonlyMap<string, string>,
): string {
  const entries = pages
    .filter(({ indexed }) => indexed)
    .map(({ path, file }) => {
      const day = lastChange.get(file);
      return `<url><loc>${absolute(path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ""}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** Files at well-known names: sitemap, robots.txt, feeds. */
export function addKnownFiles(
  files: Files,
  content: SiteContent,
  fontFamilies: readonly string[],
  lastChange: ReadonlyMap<string, string>,
  today: Date,
): void {
  const texts = {
    "sitemap.xml": sitemap(content.pages, lastChange),
    // Everything may be crawled. A page that must not be listed says so itself,
    // and robots must read it to know.
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`,
    "llms.txt": llmsText(content),
    ".well-known/security.txt": securityText(content, today),
    "humans.txt": humansText(content, fontFamilies),
    ...feeds(content),
  };
  for (const [name, text] of Object.entries(texts))
    files.set(name, Buffer.from(text));
}
