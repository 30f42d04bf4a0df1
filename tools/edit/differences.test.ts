import { describe, expect, it } from "vitest";
import { differencesIn, takenBack } from "./differences.ts";

const page = `# Sheet 3
title: Web frontend
facts:
  - label: Landing page
    value: "{landingPage}" # From facts.yaml
  - label: Team
    value: Two engineers
tags: [fast, small]
`;
const article = `---
title: Queues
draft: true
---

## Why

A queue is a promise.

| name | size |
|---|---|
| small | 3 |
`;

const changed = (file: string, before: string, after: string) =>
  differencesIn(file, before, after).map(({ label, before, after }) => [
    label,
    before,
    after,
  ]);

/** Every difference taken back, one after another. */
const allTakenBack = (file: string, before: string, after: string) =>
  differencesIn(file, before, after).reduce(
    (text, { path }) => takenBack(file, before, text, path),
    after,
  );

describe("what differs from the last commit", () => {
  it.each([
    [
      "a value",
      "Web frontend",
      "Frontends",
      [["Title", "Web frontend", "Frontends"]],
    ],
    [
      "a field of an item",
      "Two engineers",
      "Three",
      [["Facts 2, value", "Two engineers", "Three"]],
    ],
    [
      "the order of a list",
      "[fast, small]",
      "[small, fast]",
      [["Tags", "", "in another order"]],
    ],
    [
      "an item more",
      "[fast, small]",
      "[fast, small, calm]",
      [["Tags", "", "calm"]],
    ],
    [
      "a field less",
      "tags: [fast, small]\n",
      "",
      [["Tags", "fast · small", ""]],
    ],
    ["a comment only", " # From facts.yaml", "", []],
  ])("is said in words: %s", (_, from, to, differences) => {
    const after = page.replace(from, to);
    expect(changed("content/a.yaml", page, after)).toEqual(differences);
    expect(allTakenBack("content/a.yaml", page, after)).toBe(
      differences.length > 0 ? page : after,
    );
  });

  it.each([
    [
      "a paragraph",
      "A queue is a promise.",
      "A queue waits.",
      ["Text", "A queue is a promise.", "A queue waits."],
    ],
    ["a cell", "| 3 |", "| 4 |", ["Text", "3", "4"]],
    [
      "a paragraph more",
      "promise.\n",
      "promise.\n\nIt waits.\n",
      ["Text", "", "It waits."],
    ],
    [
      "a picture",
      "promise.\n",
      "promise.\n\n![A rack](rack.jpg)\n",
      ["Text", "", ""],
    ],
    ["front matter", "draft: true", "draft: false", ["Draft", "true", "false"]],
  ])("is said of Markdown too: %s", (_, from, to, difference) => {
    const after = article.replace(from, to);
    expect(changed("content/a.md", article, after)).toEqual([difference]);
    expect(allTakenBack("content/a.md", article, after)).toBe(article);
  });

  it("can be a file", () => {
    expect(changed("content/a.yaml", page, page)).toEqual([]);
    expect(differencesIn("content/a.yaml", null, page)).toMatchObject([
      { label: "New file", path: [] },
    ]);
    expect(differencesIn("content/a.yaml", page, null)).toMatchObject([
      { label: "Removed file", path: [] },
    ]);
  });

  it("is taken back alone: other differences and comments stay", () => {
    const after = page
      .replace("Web frontend", "Frontends")
      .replace("Two engineers", "Three");
    expect(takenBack("content/a.yaml", page, after, ["title"])).toBe(
      page.replace("Two engineers", "Three"),
    );
  });
});
