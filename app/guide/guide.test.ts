import { readdirSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as scene from "../drawings/scene.ts";
import { kinds } from "../pages/kinds.ts";
import { pagesOf } from "../site/pages.ts";
import tokensCss from "../styles/tokens.css?raw";
import { Atoms } from "./atoms.tsx";
import { Drawings } from "./drawings.tsx";
import { Elements } from "./elements.tsx";
import { listScreens } from "./screens.ts";
import { Tokens } from "./tokens.tsx";

/** What scene.ts exports besides elements. */
const notElements = new Set(["DrawingId", "Trail"]);

describe("the guide", () => {
  it("shows a screen of every page module except /call", () => {
    // Kinds that have no content yet.
    const empty = kinds.filter((kind) => pagesOf(kind).length === 0).map(({ page }) => page);
    const pages = readdirSync(path.join(import.meta.dirname, "../pages"), {
      recursive: true,
      encoding: "utf8",
    })
      .map((file) => `pages/${file.split(path.sep).join("/")}`)
      .filter((file) => /\/(failed-)?page\.tsx$/.test(file) && file !== "pages/call/page.tsx")
      .filter((file) => !empty.includes(file));
    const shown = new Set(listScreens().map(({ file }) => file));
    expect([...shown].sort()).toEqual(pages.sort());
  });

  it("names every token of the style sheet", () => {
    const html = renderToStaticMarkup(createElement(Tokens));
    const names = new Set([...tokensCss.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = ""]) => name));
    for (const name of names) expect(html).toContain(name);
  });

  it("shows every element of drawings with its source", () => {
    const html = renderToStaticMarkup(createElement(Elements));
    const elements = Object.keys(scene).filter(
      (name) => /^[A-Z]\w*[a-z]$/.test(name) && !notElements.has(name),
    );
    for (const name of elements) expect(html).toMatch(new RegExp(`&lt;${name}\\b`));
  });

  it("names the parts of every keyed drawing", () => {
    const html = renderToStaticMarkup(createElement(Drawings));
    for (const [, name] of html.matchAll(/id="part-([\w-]+)"/g)) expect(html).toContain(` ${name}`);
  });

  it("shows every component of app/ui", () => {
    const html = renderToStaticMarkup(createElement(Atoms));
    const files = readdirSync(path.join(import.meta.dirname, "../ui")).filter(
      (file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"),
    );
    for (const file of files) expect(html).toContain(`ui/${file}`);
  });
});
