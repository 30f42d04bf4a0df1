import { describe, expect, it } from "vitest";
import type { Decision } from "../../../app/edit/publish-types.ts";
import { settle } from "./settle.ts";

const lines = (...of: string[]) => `${of.join("\n")}\n`;
const base = lines(
  "# The start page",
  "title: Home",
  "lead: We build",
  "price: 100",
  "faq:",
  "  - question: How long?",
  "    answer: A week",
  "  - question: How much?",
  "    answer: Ask us",
);
const settled = (
  mine: string,
  theirs: string,
  decisions: readonly Decision[] = [],
  file = "content/home.yaml",
  from = base,
) => settle({ file, base: from, mine, theirs }, decisions);

describe("two versions of a file", () => {
  it("are brought together field by field, also on neighbouring lines", async () => {
    const mine = base.replace("Home", "Start");
    const theirs = base.replace("We build", "We make").replace("100", "120");
    const { text, clashes } = await settled(mine, theirs);
    expect(clashes).toEqual([]);
    expect(text).toBe(theirs.replace("Home", "Start"));
  });

  it("keep what both added to a list, and the changes of its items", async () => {
    const added = (name: string) => `  - question: ${name}?\n    answer: Yes\n`;
    const mine = base.replace("Ask us", "Much") + added("Mine");
    const theirs = base.replace("A week", "A month") + added("Theirs");
    const { text, clashes } = await settled(mine, theirs);
    expect(clashes).toEqual([]);
    expect(text).toBe(
      base.replace("Ask us", "Much").replace("A week", "A month") +
        added("Theirs") +
        added("Mine"),
    );
  });

  it("keep an item that one removed and the other left alone removed", async () => {
    const mine = base.replace(
      "  - question: How long?\n    answer: A week\n",
      "",
    );
    const theirs = base.replace("Ask us", "Little");
    const { text, clashes } = await settled(mine, theirs);
    expect(clashes).toEqual([]);
    expect(text).toBe(mine.replace("Ask us", "Little"));
  });

  it("ask where both changed the same text, and take mine, theirs or a third", async () => {
    const mine = base.replace("Home", "Start");
    const theirs = base.replace("Home", "Welcome").replace("100", "120");
    const { clashes } = await settled(mine, theirs);
    expect(clashes).toMatchObject([
      {
        file: "content/home.yaml",
        path: ["title"],
        label: "Title",
        mine: "Start",
        theirs: "Welcome",
        draft: "Start",
      },
    ]);
    const key = String(clashes[0]?.key);
    const choose = async (decision: Omit<Decision, "key">) =>
      (await settled(mine, theirs, [{ key, ...decision }])).text;
    expect(await choose({ take: "mine" })).toBe(
      theirs.replace("Welcome", "Start"),
    );
    expect(await choose({ take: "theirs" })).toBe(theirs);
    expect(await choose({ take: "other", text: "Hello" })).toBe(
      theirs.replace("Welcome", "Hello"),
    );
  });

  it("ask again if the other text has changed since the decision was made", async () => {
    const mine = base.replace("Home", "Start");
    const { clashes } = await settled(mine, base.replace("Home", "Welcome"));
    const decisions = [{ key: String(clashes[0]?.key), take: "mine" as const }];
    const later = await settled(mine, base.replace("Home", "Hi"), decisions);
    expect(later.clashes).toHaveLength(1);
  });

  it("ask where one removed what the other changed", async () => {
    const mine = base.replace("price: 100\n", "");
    const theirs = base.replace("100", "120");
    const { clashes } = await settled(mine, theirs);
    expect(clashes).toMatchObject([
      { path: ["price"], mine: "", theirs: "120", draft: undefined },
    ]);
    const decisions = [{ key: String(clashes[0]?.key), take: "mine" as const }];
    expect((await settled(mine, theirs, decisions)).text).toBe(mine);
  });

  it("keep comments that either has written", async () => {
    const mine = `${base.replace("Home", "Start")}# Ours\n`;
    const theirs = base.replace("We build", "We make");
    expect((await settled(mine, theirs)).text).toContain("# Ours");
  });

  it("settle the paragraphs of Markdown one by one", async () => {
    const prose = lines(
      "---",
      "name: Ada",
      "---",
      "One.",
      "",
      "Two.",
      "",
      "Three.",
    );
    const file = "content/people/ada.md";
    const mine = prose.replace("One.", "First.").replace("Ada", "Ada L.");
    const theirs = prose.replace("Two.", "Second.");
    const { text, clashes } = await settled(mine, theirs, [], file, prose);
    expect(clashes).toEqual([]);
    expect(text).toBe(mine.replace("Two.", "Second."));
    const both = await settled(
      prose.replace("Two.", "Mine."),
      prose.replace("Two.", "Theirs."),
      [],
      file,
      prose,
    );
    expect(both.clashes).toMatchObject([
      { label: "Text", mine: "Mine.", theirs: "Theirs." },
    ]);
    const decisions = [
      {
        key: String(both.clashes[0]?.key),
        take: "other" as const,
        text: "Both.",
      },
    ];
    const third = await settled(
      prose.replace("Two.", "Mine."),
      prose.replace("Two.", "Theirs."),
      decisions,
      file,
      prose,
    );
    expect(third.text).toBe(prose.replace("Two.", "Both."));
  });
});
