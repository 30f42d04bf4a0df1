import { getContent } from "../../content/entries.ts";
import { words } from "../../content/words.ts";
import { contact } from "./kind.ts";

/** What the form promises after sending. The server repeats it when it acknowledges a message by mail. */
export const replyPromise = (): string => getContent(contact).toasts.success.text;

/** What the server says in mails and on the page for a refused message. */
export function serverWords() {
  const { mail, acknowledgement, problems } = words;
  const { options } = getContent(contact).form.fields.projectType;
  const projectTypes = Object.fromEntries(options.map(({ value, label }) => [value, label]));
  return { mail, acknowledgement, problems, projectTypes };
}
