import { expect, it } from "vitest";
import { preloadModules, scriptsOf } from "./scripts.ts";

const files: Record<string, string> = {
  "assets/entry.js":
    'import{t as r}from"./react.js";const f=["assets/form.js","assets/toasts.js"];' +
    'Object.assign({"./pages/contact/contact-form.island.tsx":()=>i(()=>import(`./form.js`).then(e=>e.default),d([0])),' +
    '"./pages/portfolio/portfolio-filter.island.tsx":()=>i(()=>import(`./filter.js`).then(e=>e.default),d([1]))})',
  "assets/react.js": "",
  "assets/form.js": 'import"./fields.js";const toasts=()=>import(`./toasts.js`)',
  "assets/fields.js": "",
  "assets/toasts.js": "",
  "assets/filter.js": 'import{a}from"./react.js"',
};
const page = (island: string) =>
  `<div data-island="${island}"></div><script type="module" src="/assets/entry.js"></script>`;
const asked = (html: string) => scriptsOf(html, (name) => files[name]).sort();

it("finds what a page's own island asks for, and what that asks for later", () => {
  expect(asked(page("portfolio-filter"))).toEqual(["assets/entry.js", "assets/filter.js", "assets/react.js"]);
  expect(asked(page("contact-form"))).toEqual([
    "assets/entry.js",
    "assets/fields.js",
    "assets/form.js",
    "assets/react.js",
    "assets/toasts.js",
  ]);
});

it("finds nothing on a page without scripts", () => {
  expect(asked("<p>Words</p>")).toEqual([]);
});

it("has a page name all its modules beside the first", () => {
  const texts = { ...files, "portfolio.html": page("portfolio-filter"), "index.html": "<p>Words</p>" };
  const output = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
  preloadModules(output);
  expect(output.get("portfolio.html")?.toString()).toContain(
    '<link rel="modulepreload" href="/assets/react.js"/><link rel="modulepreload" href="/assets/filter.js"/>' +
      '<script type="module" src="/assets/entry.js">',
  );
  expect(output.get("index.html")?.toString()).toBe("<p>Words</p>");
});
