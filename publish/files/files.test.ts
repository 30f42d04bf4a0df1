import { expect, it } from "vitest";
import { site } from "../../app/content/site.ts";
import { securityText, sitemap } from "./known-files.ts";

const page = { path: "/portfolio", file: "content/portfolio.yaml", indexed: true };

it("lists indexable pages, with a date only if it is known", () => {
  const days = new Map([["content/portfolio.yaml", "2026-03-02"]]);
  const hidden = { path: "/call", file: "content/call.yaml", indexed: false };
  const undated = { path: "/", file: "content/home.yaml", indexed: true };
  const xml = sitemap([page, hidden, undated], days);
  expect(xml).toContain(`<url><loc>${site.url}/portfolio</loc><lastmod>2026-03-02</lastmod></url>`);
  expect(xml).toContain(`<url><loc>${site.url}/</loc></url>`);
  expect(xml).not.toContain("/call");
});

it("writes a security.txt that is valid for a year", () => {
  expect(securityText({ site }, new Date("2026-11-15T03:00:00.123Z"))).toContain(
    "Expires: 2027-11-15T03:00:00Z\n",
  );
});
