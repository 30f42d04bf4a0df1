import { describeSource } from "../lead-source.ts";
import { projectTypeLabel } from "../project-type.ts";
import { visibleLine } from "../visible-text.ts";
import { excerpt, readWhole } from "./excerpt.ts";
import { messageTitle } from "./message-title.ts";
import type { DeliverableMessage } from "./sink.ts";
import { slackText } from "./slack-text.ts";

/** Slack's limits: 150 for a header, 2,000 for a field, 3,000 for a section, 40,000 for the text. */
const longest = { header: 150, field: 300, section: 3000, text: 4000 };
const messageLabel = "Message:\n";

/** Plain text: Slack formats nothing in it and replaces no `:word:` by an emoji. */
const plainText = (text: string) => ({ type: "plain_text", emoji: false, text });

/**
 * A message for an incoming webhook. Slack shows the blocks; the text is for notifications and for Slack-compatible
 * services without blocks, so it contains the message too.
 */
export function toSlackMessage({ id, receivedAt, submission }: DeliverableMessage): string {
  const title = messageTitle(submission);
  const email = visibleLine(submission.email, longest.field);
  const { words } = excerpt(submission.message, longest.text);
  const message = slackText(words, longest.section - messageLabel.length);
  const line = (label: string, value: string) => `${label}: ${slackText(value, longest.field).text}`;
  const source = describeSource(submission).map(([label, value]) =>
    line(label, visibleLine(value, longest.field)),
  );
  const whole = message.cut ? ` Read the rest: ${readWhole(id)}` : "";
  const origin = `Message ${id}, received ${new Date(receivedAt).toISOString()}.${whole}`;
  return JSON.stringify({
    text: [
      slackText(`${title}\n${email}\n\n${words}`, longest.text).text,
      ...(source.length > 0 ? [source.join("\n")] : []),
      origin,
    ].join("\n\n"),
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      { type: "header", text: plainText(slackText(title, longest.header).text) },
      {
        type: "section",
        fields: [
          line("Name", visibleLine(submission.name, longest.field)),
          line("Email", email),
          line("Project type", projectTypeLabel(submission.projectType) ?? "not given"),
          ...source,
        ].map(plainText),
      },
      { type: "section", text: plainText(`${messageLabel}${message.text}`) },
      { type: "context", elements: [plainText(origin)] },
    ],
  });
}
