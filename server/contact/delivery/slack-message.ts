import { messageText, messageTitle } from "./describe-message.ts";
import type { DeliverableMessage } from "./sink.ts";

/** Slack takes 40,000 characters. Escaped, these are at most 30,000 with the six fields of a source. */
const longest = { field: 300, message: 3000 };

/** The characters that Slack reads as markup. Without them nobody can write a link or a mention such as <!channel>. */
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Slack-compatible services also notify everyone for these words alone. */
const groupMention = /(?<![\w.%+-])@(?=(?:here|channel|everyone|all)\b)/giu;
const zeroWidthSpace = "\u200B";

/** A message for an incoming webhook of Slack or a compatible service. */
export function toSlackMessage(message: DeliverableMessage): string {
  const text = `${messageTitle(message.submission)}\n\n${messageText(message, longest)}`
    .replace(/[&<>]/g, (character) => entities[character] ?? "")
    .replace(groupMention, `@${zeroWidthSpace}`);
  return JSON.stringify({ text, mrkdwn: false, unfurl_links: false, unfurl_media: false });
}
