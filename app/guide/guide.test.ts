import { globSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { hrefOf, pageOf } from "../content/kind.ts";
import { kinds } from "../pages/kinds.ts";
import { pagesOf, sitePages } from "../site/pages.ts";
import tokensCss from "../styles/tokens.css?raw";
import { Drawings } from "./drawings.tsx";
import { listScreens } from "./screens.ts";
import { Tokens } from "./tokens.tsx";

const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: path.join(import.meta.dirname, "..") }).map((file) =>
    file.split(path.sep).join("/"),
  );

describe("the guide", () => {
  it("shows a screen of every page module except /call", () => {
    // Kinds that have no content yet.
    const paths = sitePages().map(({ path }) => path);
    const own = kinds.flatMap((kind) =>
      Object.entries(kind.ownPages ?? {}).filter(([slug]) => !paths.includes(hrefOf(kind, slug))),
    );
    const empty = [
      ...kinds.filter((kind) => pagesOf(kind).length === 0).map(pageOf),
      ...own.map(([, page]) => page),
    ];
    const pages = filesIn("pages/*/{,failed-}page.tsx").filter(
      (file) => file !== "pages/call/page.tsx" && !empty.includes(file),
    );
    const shown = new Set(listScreens().map(({ file }) => file));
    expect([...shown].sort()).toEqual(pages.sort());
  });

  it("names every token", () => {
    const html = renderToStaticMarkup(createElement(Tokens));
    for (const [, name] of tokensCss.matchAll(/^ {2}(--[\w-]+):/gm)) expect(html).toContain(name);
  });

  it("shows every drawing that content selects by name", () => {
    const html = renderToStaticMarkup(createElement(Drawings));
    const files = filesIn(
      "{drawings/glyphs,pages/{service,industry,product,case-study,contact}/drawings}/*.tsx",
    );
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) expect(html).toContain(`app/${file}`);
  });
});
