import { readdirSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { glyph } from "./glyph.ts";
import DefaultGlyph from "./glyphs/default.tsx";

const keys = readdirSync(path.join(import.meta.dirname, "glyphs"))
  .map((file) => path.basename(file, ".tsx"))
  .filter((key) => key !== "default");
const markup = (key: string) => renderToStaticMarkup(createElement(glyph(key)));

describe("menu glyphs", () => {
  it("has a different drawing for every key", () => {
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
