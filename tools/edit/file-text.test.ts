import { describe, expect, it } from "vitest";
import { contentTexts } from "../../app/content/content-files.ts";
import type { Path } from "../../app/edit/types.ts";
import { stringsOf } from "../page-files/yaml-text.ts";
import { changeList, setValue, valueAt } from "./file-text.ts";

const file = "content/home.yaml";
const text = `# The home page.
title: Short # on every card
counts: { one: "{count} item", other: "{count} items" }
lead: >-
  A sentence that is so long that it is written as a folded block, because it would not fit on one line
  of the file.
items:
  # The first.
  - question: First?
    answer: Yes
  - question: Second?
    answer: No
`;
const lines = (source: string) => source.split("\n");
const changedLines = (after: string) =>
  lines(after).filter((line) => !lines(text).includes(line));

describe("a text in a content file", () => {
  it("is what its author wrote, with the names of facts", () => {
    expect(valueAt(file, text, ["counts", "other"])).toBe("{count} items");
    expect(valueAt(file, text, ["items", 1, "question"])).toBe("Second?");
  });

  it.each([
    [["title"], "Long", ["title: Long # on every card"]],
    [
      ["counts", "other"],
      "{count} things",
      ['counts: { one: "{count} item", other: "{count} things" }'],
    ],
    [
      ["items", 0, "question"],
      "Why: because?",
      ['  - question: "Why: because?"'],
    ],
  ])("changes nothing but its own line: %j", (path, value, expected) => {
    expect(changedLines(setValue(file, text, path, value))).toEqual(expected);
  });

  it("becomes a folded block if it is long", () => {
    const long = "A sentence that goes on and on, ".repeat(5).trim();
    const after = setValue(file, text, ["items", 1, "answer"], long);
    expect(after).toContain("    answer: >-\n      A sentence");
    expect(valueAt(file, after, ["items", 1, "answer"])).toBe(long);
    expect(
      after.startsWith(text.slice(0, text.indexOf("    answer: No"))),
    ).toBe(true);
  });

  it("leaves its file as it is if it is saved unchanged", () => {
    for (const [name, source] of contentTexts()) {
      const [last] = stringsOf(source)
        .filter(({ path }) => path[0] !== "prose")
        .slice(-1);
      if (last)
        expect([
          name,
          setValue(name, source, last.path as Path, last.value),
        ]).toEqual([name, source]);
    }
  });
});

describe("an emptied text", () => {
  it("goes from its list, and the others stay", () => {
    const list = `tags:\n  - fast # As measured.\n  - small\n  - calm\ntitle: Short\n`;
    expect(setValue(file, list, ["tags", 0], "")).toBe(
      list.replace("  - fast # As measured.\n", ""),
    );
    expect(setValue(file, list, ["tags", 2], "")).toBe(
      list.replace("  - calm\n", ""),
    );
  });

  it("goes from its group", () => {
    expect(setValue(file, text, ["items", 0, "answer"], "")).toBe(
      text.replace("    answer: Yes\n", ""),
    );
    expect(setValue(file, "menu: A\ntitle: Short\n", ["menu"], "")).toBe(
      "title: Short\n",
    );
  });

  it("goes from Markdown, with the signs before it", () => {
    const article =
      "---\ntitle: Queues\n---\n\n## Why\n\nA queue.\n\n| a | b |\n";
    expect(setValue("content/a.md", article, ["prose", 1, 1], "")).toBe(
      article.replace("## Why", ""),
    );
    expect(setValue("content/a.md", article, ["prose", 3, 3], "")).toBe(
      article.replace("A queue.", ""),
    );
    expect(setValue("content/a.md", article, ["prose", 5, 5, 0], "")).toBe(
      article.replace("| a |", "|  |"),
    );
  });

  it("that was never there changes nothing", () => {
    const loose = "title:   Short\n";
    expect(setValue(file, loose, ["menu"], "")).toBe(loose);
  });
});

describe("a list in a content file", () => {
  it("keeps its comments when an item moves, and its other items when one is removed", () => {
    const moved = changeList(text, ["items"], { index: 1, action: "up" });
    expect(lines(moved).toSorted()).toEqual(lines(text).toSorted());
    expect(moved.indexOf("Second?")).toBeLessThan(moved.indexOf("First?"));
    const removed = changeList(text, ["items"], {
      index: 1,
      action: "remove",
    });
    expect(removed).toBe(
      text.replace("  - question: Second?\n    answer: No\n", ""),
    );
  });

  it("refuses a place that is not there", () => {
    expect(() =>
      changeList(text, ["items"], { index: 0, action: "up" }),
    ).toThrow("no such place");
  });
});
