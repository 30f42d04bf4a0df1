import { type ShownName, shownNames } from "../../../server/contact/fields.ts";
import { getContent } from "../../content/entries.ts";
import { words } from "../../content/words.ts";
import { contact } from "./kind.ts";

/**
 * What the form promises after sending. The server repeats it when it
 * acknowledges a message by mail.
 */
export const replyPromise = (): string =>
  getContent(contact).toasts.success.text;

/** What the server says in mails and on the page for a refused message. */
export function serverWords() {
  const { mail, acknowledgement, alerts, suspects, problems } = words;
  const { form, failed, toasts } = getContent(contact);
  const { options, placeholder } = form.fields.projectType;
  const projectTypes = Object.fromEntries(
    options.map(({ value, label }) => [value, label]),
  );
  const labels = shownNames.map((name) => [name, form.fields[name].label]);
  const titled = Object.entries(problems).map(([code, text]) => {
    const { title } = code === "missing-fields" ? toasts.missing : toasts.error;
    return [code, { title, text }] as const;
  });
  return {
    mail,
    acknowledgement,
    alerts,
    suspects,
    projectTypes,
    fields: Object.fromEntries(labels) as Record<ShownName, string>,
    problems: Object.fromEntries(titled) as Record<
      keyof typeof problems,
      { title: string; text: string }
    >,
    firstChoice: { earlier: failed.earlierChoice, none: placeholder ?? "" },
  };
}
