/** The characters that Slack reads as markup. Without them nobody can write a link or a mention such as <!channel>. */
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Slack-compatible services also notify everyone for these words alone. */
const groupMention = /(?<![\w.%+-])@(?=(?:here|channel|everyone|all)\b)/giu;
const zeroWidthSpace = "\u200B";

interface SlackText {
  text: string;
  cut: boolean;
}

/** Escapes the text and cuts it between characters: Slack refuses a message that is too long. */
export function slackText(words: string, longest: number): SlackText {
  // Reads no more than could fit, because a message may be a megabyte.
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
