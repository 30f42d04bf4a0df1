import { expect, it } from "vitest";
import { dropUnreachedScripts, listModules, loadsModules, scriptsOf } from "./scripts.ts";

const scripts: Record<string, string> = {
  "assets/entry.js": 'import{t as r}from"./react.js";const toasts=()=>i(()=>import(`./toasts.js`),d([0]))',
  "assets/react.js": "",
  "assets/toasts.js": 'import{a}from"./react.js";import"./mark.js"',
  "assets/mark.js": "",
};
const island = '<div data-island="contact-form" data-modules="/assets/entry.js"></div>';
const words = "<p>Words</p>";
const all = ["assets/entry.js", "assets/react.js", "assets/toasts.js", "assets/mark.js"];

function output(): Map<string, Buffer> {
  const texts = { ...scripts, "assets/route.js": "", "contact.html": island, "index.html": words };
  return new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
}

it("finds the modules of an island and their imports", () => {
  expect(scriptsOf(island, (name) => scripts[name])).toEqual(all);
});

it("finds nothing on a page without an island", () => {
  expect(loadsModules(words)).toBe(false);
  expect(scriptsOf(words, (name) => scripts[name])).toEqual([]);
});

it("lists all modules of an island on its element, and reads the list back", () => {
  const files = output();
  listModules(files);
  const html = files.get("contact.html")?.toString() ?? "";
  expect(html).toContain(
    ' data-modules="/assets/entry.js /assets/react.js /assets/toasts.js /assets/mark.js"',
  );
  expect(loadsModules(html)).toBe(true);
  expect(scriptsOf(html, (name) => scripts[name])).toEqual(all);
  expect(files.get("index.html")?.toString()).toBe(words);
});

it("deletes scripts that no page uses", () => {
  const files = output();
  dropUnreachedScripts(files);
  expect([...files.keys()].filter((name) => name.endsWith(".js"))).toEqual(Object.keys(scripts));
});
