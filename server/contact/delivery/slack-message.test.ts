import { expect, it } from "vitest";
import { sourceFields } from "../lead-source.ts";
import { troublesomeStrings } from "../testing/hostile-text.ts";
import { sampleSubmission } from "../testing/samples.ts";
import { toSlackMessage } from "./slack-message.ts";

const slackMessage = (changes: object) =>
  JSON.parse(toSlackMessage({ id: "4d1c", receivedAt: 0, submission: { ...sampleSubmission, ...changes } }));

it("shows the title and the message, and lets Slack format and load nothing", () => {
  const { text, ...rest } = slackMessage({});
  expect(text).toMatch(/^Contact form: Asha Rao \(Backend &amp; API\)\n\nName: Asha Rao\nEmail: asha@/);
  expect(text).toContain(sampleSubmission.message);
  expect(rest).toEqual({ mrkdwn: false, unfurl_links: false, unfurl_media: false });
});

it.each([
  ["Tom & Jerry <tom@a.example>", "Tom &amp; Jerry &lt;tom@a.example&gt;"],
  ["<!channel> <https://evil.example|bank>", "&lt;!channel&gt; &lt;https://evil.example|bank&gt;"],
  ["&lt;!here&gt;", "&amp;lt;!here&amp;gt;"],
  ["@here and @Channel", "@\u200Bhere and @\u200BChannel"],
  ["asha@here.example", "asha@here.example"],
])("shows %j as text", (message, shown) => {
  expect(slackMessage({ message }).text).toContain(`\n${shown}\n`);
});

it("keeps within Slack's limit and mentions nobody, whatever a visitor types", () => {
  for (const words of [...troublesomeStrings(300), "&".repeat(5000), "漢".repeat(5000)]) {
    const source = Object.fromEntries(sourceFields.map((field) => [field, words.slice(0, 500)]));
    const { text } = slackMessage({
      name: words,
      email: words,
      projectType: words,
      message: words,
      ...source,
    });
    expect(text.length).toBeLessThanOrEqual(40_000);
    expect(text).not.toMatch(/[<>]|(?<![\w.%+-])@(?:here|channel)\b/);
  }
});
