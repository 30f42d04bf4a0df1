import { type ShownName, shownNames } from "../../../server/contact/fields.ts";
import { getContent } from "../../content/entries.ts";
import { site } from "../../content/site.ts";
import { wordsFile } from "../../content/words.ts";
import { format } from "../../text/format.ts";
import { contact } from "./kind.ts";

/**
 * What the form promises after sending. The server repeats it when it
 * acknowledges a message by mail.
 */
export const replyPromise = (): string =>
  getContent(contact).toasts.success.text;

/** Parts of content/words.yaml, as written: the server fills them in. */
interface ServerTexts {
  mail: object;
  acknowledgement: object;
  alerts: object;
  suspects: object;
  problems: Readonly<Record<string, string>>;
}

/** What the server says in mails and on the page for a refused message. */
export function serverWords() {
  const { mail, acknowledgement, alerts, suspects, problems } = getContent(
    wordsFile,
  ) as ServerTexts;
  const { form, failed, toasts } = getContent(contact);
  const { options, placeholder } = form.fields.projectType;
  const projectTypes = Object.fromEntries(
    options.map(({ value, label }) => [value, label]),
  );
  const labels = shownNames.map((name) => [name, form.fields[name].label]);
  const titled = Object.entries(problems).map(([code, text]) => {
    const { title } = code === "missing-fields" ? toasts.missing : toasts.error;
    return [code, { title, text: format(text, {}, site.lang) }] as const;
  });
  return {
    lang: site.lang,
    mail,
    acknowledgement,
    alerts,
    suspects,
    projectTypes,
    fields: Object.fromEntries(labels) as Record<ShownName, string>,
    problems: Object.fromEntries(titled),
    firstChoice: { earlier: failed.earlierChoice, none: placeholder ?? "" },
  };
}
