import { globSync } from "node:fs";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import tokensCss from "../styles/tokens.css?raw";
import { Drawings } from "./drawings.tsx";
import { Tokens } from "./tokens.tsx";

const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: path.join(import.meta.dirname, "..") }).map((file) =>
    file.split(path.sep).join("/"),
  );

describe("the guide", () => {
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
