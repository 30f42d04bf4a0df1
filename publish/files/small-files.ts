import { absolute } from "../../app/seo/addresses.ts";
import type { SiteContent } from "../site-content.ts";

/** Everything may be crawled. A page that must not be listed says so itself, and robots must read it to know. */
export function robotsText(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap.xml")}\n`;
}

/** Where to report security problems (RFC 9116). It expires after a year; every build renews it. */
export function securityText({ site }: Pick<SiteContent, "site">, built: Date): string {
  const expires = new Date(built);
  expires.setUTCFullYear(built.getUTCFullYear() + 1);
  const fields = {
    Contact: `mailto:${site.email}`,
    Expires: expires.toISOString().replace(/\.\d+Z$/, "Z"),
    "Preferred-Languages": "en",
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
    "Language: English",
    "Standards: HTML, CSS, SVG",
    "Components: React, React Router, Fastify",
    `Type: ${families.join(", ")}`,
    "",
  ].join("\n");
}
