/** The characters that Slack reads as markup. Without them no link or mention such as <!channel> can be written. */
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Services that imitate Slack's webhooks also notify everybody for these words alone. */
const groupMention = /(?<![\w.%+-])@(?=(?:here|channel|everyone|all)\b)/giu;
const zeroWidthSpace = "\u200B";

export interface SlackText {
  text: string;
  cut: boolean;
}

/** Escaped, and cut between characters to what Slack accepts: it refuses a message with a longer text. */
export function slackText(words: string, longest: number): SlackText {
  // No more is looked at than could fit, since a message may have a megabyte.
  const beginning = words.slice(0, longest + 1).replace(groupMention, `@${zeroWidthSpace}`);
  let text = "";
  let withRoomForDots = "";
  for (const character of beginning) {
    text += entities[character] ?? character;
    if (text.length > longest) return { text: `${withRoomForDots}…`, cut: true };
    if (text.length < longest) withRoomForDots = text;
  }
  return { text, cut: false };
}
