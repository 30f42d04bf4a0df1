import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { glyph } from "./glyph.ts";
import DefaultGlyph from "./glyphs/default.tsx";

const keys = [
  "web-frontend",
  "mobile-cross-platform",
  "backend-api",
  "saas-product",
  "ai-ml-data",
  "legacy-migration",
  "chatbots-automation",
  "custom-erp",
  "algoerp",
  "salesforce-crm",
  "salesforce-integrations",
  "shopify-development",
  "wordpress-development",
];
const markup = (key: string) => renderToStaticMarkup(createElement(glyph(key)));

describe("service glyphs", () => {
  it("has a drawing of its own for every service", () => {
    expect(new Set(keys.map(markup)).size).toBe(keys.length);
    expect(keys.map(glyph)).not.toContain(DefaultGlyph);
  });

  it.each(keys)("draws %s in signal, hidden from assistive technology and under 2 KB", (key) => {
    expect(markup(key)).toMatch(/class="(sf|s|ax)\b/);
    expect(markup(key)).toContain('aria-hidden="true"');
    expect(markup(key).length).toBeLessThan(2000);
  });

  it.each(["a-new-service", "constructor"])("draws a plain block for the unknown key %s", (key) => {
    expect(glyph(key)).toBe(DefaultGlyph);
  });
});
