import { describe, expect, it } from "vitest";
import type { Submission } from "../inbox.ts";
import { sourceFields } from "../lead-source.ts";
import { troublesomeStrings } from "../testing/hostile-text.ts";
import { sampleSource, sampleSubmission } from "../testing/samples.ts";
import { toSlackMessage } from "./slack-message.ts";

const id = "4d1c0000-0000-4000-8000-000000000000";
const slackMessage = (changes: Partial<Submission> = {}) =>
  JSON.parse(toSlackMessage({ id, receivedAt: 0, submission: { ...sampleSubmission, ...changes } }));
const plainText = (text: string) => ({ type: "plain_text", emoji: false, text });

describe("a message in Slack", () => {
  it("shows the sender, the project type and the message", () => {
    expect(slackMessage()).toEqual({
      text: expect.stringMatching(
        /^Contact form: Asha Rao \(Backend &amp; API\)\nasha@customer.example\n\nWe have/,
      ),
      mrkdwn: false,
      unfurl_links: false,
      unfurl_media: false,
      blocks: [
        { type: "header", text: plainText("Contact form: Asha Rao (Backend &amp; API)") },
        {
          type: "section",
          fields: [
            plainText("Name: Asha Rao"),
            plainText("Email: asha@customer.example"),
            plainText("Project type: Backend &amp; API"),
          ],
        },
        { type: "section", text: plainText(`Message:\n${sampleSubmission.message}`) },
        { type: "context", elements: [plainText(`Message ${id}, received 1970-01-01T00:00:00.000Z.`)] },
      ],
    });
  });

  it("shows how the visitor found the form, if known", () => {
    const { text, blocks } = slackMessage(sampleSource);
    expect(blocks[1].fields.slice(3)).toEqual([
      plainText("UTM source: newsletter"),
      plainText("UTM medium: email"),
      plainText("UTM campaign: spring &amp; summer"),
      plainText("UTM term: erp"),
      plainText("UTM content: button"),
      plainText("Referrer: https://search.example/"),
    ]);
    expect(text).toContain("\n\nUTM source: newsletter\nUTM medium: email\n");
  });

  it("is cut if it is too long for Slack, and says where to read the rest", () => {
    const { text, blocks } = slackMessage({ message: "long & ".repeat(100_000) });
    expect(blocks[2].text.text).toMatch(/…$/);
    expect(blocks[3].elements[0].text).toContain(`npm run --silent inbox -- show ${id}`);
    expect(text).toContain(`show ${id}`);
  });

  it("keeps within Slack's limits and mentions nobody, whatever a visitor types", () => {
    for (const words of [...troublesomeStrings(300), "&".repeat(5000), "漢".repeat(5000)]) {
      const { text, blocks } = slackMessage({
        name: words,
        email: words,
        projectType: words,
        message: words,
        ...Object.fromEntries(sourceFields.map((field) => [field, words.slice(0, 500)])),
      });
      const [header, { fields }, section, context] = blocks;
      expect(text.length).toBeLessThanOrEqual(40_000);
      expect(header.text.text.length).toBeLessThanOrEqual(150);
      expect(section.text.text.length).toBeLessThanOrEqual(3000);
      for (const field of fields) expect(field.text.length).toBeLessThanOrEqual(2000);
      const all = [text, header.text.text, section.text.text, context.elements[0].text];
      for (const { text: shown } of fields) all.push(shown);
      expect(all.join("\n")).not.toMatch(/[<>]|(?<![\w.%+-])@(?:here|channel)\b/);
    }
  });
});
