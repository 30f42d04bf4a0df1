import { describe, expect, it } from "vitest";
import { troublesomeStrings } from "../testing/hostile-text.ts";
import { slackText } from "./slack-text.ts";

describe("text for Slack", () => {
  it.each([
    ["Tom & Jerry <tom@a.example>", "Tom &amp; Jerry &lt;tom@a.example&gt;"],
    [
      "<!channel> <@U123> <https://evil.example|bank>",
      "&lt;!channel&gt; &lt;@U123&gt; &lt;https://evil.example|bank&gt;",
    ],
    ["&lt;!here&gt;", "&amp;lt;!here&amp;gt;"],
    ["@here and @Channel", "@\u200Bhere and @\u200BChannel"],
    ["asha@here.example", "asha@here.example"],
  ])("%j becomes %j", (words, text) => {
    expect(slackText(words, 1000)).toEqual({ text, cut: false });
  });

  it("is cut between characters, never within one or within an escape", () => {
    expect(slackText("😀😀😀", 6)).toEqual({ text: "😀😀😀", cut: false });
    expect(slackText("😀😀😀😀", 6)).toEqual({ text: "😀😀…", cut: true });
    expect(slackText("abc&", 6)).toEqual({ text: "abc…", cut: true });
    expect(slackText("abcdef", 6)).toEqual({ text: "abcdef", cut: false });
    expect(slackText("abcdefg", 6)).toEqual({ text: "abcde…", cut: true });
  });

  it("fits and contains no markup, whatever a visitor types", () => {
    for (const words of troublesomeStrings(500)) {
      const { text } = slackText(words.toWellFormed(), 50);
      expect(text.length).toBeLessThanOrEqual(50);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/[<>]|&(?!(?:amp|lt|gt);)/);
    }
  });
});
