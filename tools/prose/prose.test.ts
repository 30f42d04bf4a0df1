import { describe, expect, it } from "vitest";
import { findDeadLinks, findWording, proseOf } from "./checks.ts";

describe("wording", () => {
  it("names the line and the plain word", () => {
    expect(findWording("a.ts", "fine\n// Mended here.")).toEqual(["a.ts:2: “Mended”, write: fix"]);
  });

  it("leaves longer words alone", () => {
    expect(findWording("a.ts", "recommends amendments, an in-hand-written note")).toEqual([]);
  });
});

describe("links between docs", () => {
  const files: Record<string, string> = {
    "docs/b.md": "# B\n## What's new, then?\n",
    "docs/picture.png": "",
  };
  const dead = (text: string) => findDeadLinks("docs/a.md", text, (file) => files[file] ?? null);

  it("may lead to a file, a heading or another host", () => {
    expect(
      dead("[b](b.md) [new](b.md#whats-new-then) ![p](picture.png) [web](https://site.example/#x)"),
    ).toEqual([]);
    expect(dead("# Here\n[here](#here)")).toEqual([]);
  });

  it("are named when they lead nowhere", () => {
    expect(dead("[c](c.md)\n[old](b.md#old)")).toEqual([
      "docs/a.md:1: (c.md) leads nowhere",
      "docs/a.md:2: (b.md#old) leads nowhere",
    ]);
  });

  it("are not read in code", () => {
    expect(dead("```\n[c](c.md)\n```")).toEqual([]);
  });
});

describe("the prose of a file", () => {
  it("is its comments, by line", () => {
    const text = 'const a = "https://site.example"; // One.\n/**\n * Two.\n */\n';
    expect(proseOf("a.ts", text).map(({ line, text }) => [line, text])).toEqual([
      [1, "// One."],
      [2, "/**"],
      [3, " * Two."],
      [4, " */"],
    ]);
  });

  it("is all of a Markdown file", () => {
    expect(proseOf("a.md", "# One\nTwo.")).toHaveLength(2);
  });
});
