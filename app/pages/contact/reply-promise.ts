import { getContent } from "../../content/entries.ts";
import { contact } from "./kind.ts";

/** What the form promises after sending. The server repeats it when it acknowledges a message by mail. */
export const replyPromise = (): string => getContent(contact).toasts.success.text;
