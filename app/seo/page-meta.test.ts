import { describe, expect, it } from "vitest";
import { site } from "../content/site.ts";
import { answerMeta, documentTitle, pageMeta } from "./page-meta.ts";

const head = { title: "Shopify development", description: "Themes in Liquid, checkout rules in Functions." };

const metaOf = (pathname: string, hidden = false) =>
  pageMeta({ loaderData: { page: { head }, hidden }, location: { pathname } });

describe("a page's head", () => {
  it("ends the title with the brand, once", () => {
    expect(documentTitle("Careers")).toBe(`Careers | ${site.name}`);
    expect(documentTitle(`${site.name}: software`)).toBe(`${site.name}: software`);
  });

  it("has the canonical address without the trailing slash of the build", () => {
    const meta = metaOf("/services/shopify-development/");
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: `${site.url}/services/shopify-development`,
    });
    expect(meta).toContainEqual(expect.objectContaining({ href: "/services/shopify-development.md" }));
    expect(meta).toContainEqual({
      property: "og:image",
      content: `${site.url}/cards/services-shopify-development.png`,
    });
  });

  it("keeps a hidden page out of search engines but gives it a social card", () => {
    const meta = metaOf("/call/", true);
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(meta)).not.toContain("canonical");
    expect(JSON.stringify(meta)).toContain("/cards/call.png");
  });

  it("keeps error pages out of search engines", () => {
    expect(answerMeta(head)).toEqual([
      { title: `Shopify development | ${site.name}` },
      { name: "description", content: head.description },
      { name: "robots", content: "noindex" },
    ]);
  });
});
