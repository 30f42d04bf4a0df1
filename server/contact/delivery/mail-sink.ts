import { headerText, messageText, messageTitle } from "./describe-message.ts";
import { type MailSettings, messageIdOf, plainAddress, sendMail, toMailFailure } from "./mail.ts";
import type { DeliverableMessage, Sink } from "./sink.ts";

/** About thirty pages; the inbox has the full message. */
const longest = { field: 10_000, message: 50_000 };
/** Quoted-printable is readable in a mail's source, but encoding a long text would block the server's thread. */
const mostQuotedPrintable = 32 * 1024;

/** Sender and recipients come from the settings only; the visitor is the reply-to address. */
export class MailSink implements Sink {
  readonly name = "mail";
  readonly #settings: MailSettings;

  constructor(settings: MailSettings) {
    this.#settings = settings;
  }

  async deliver(message: DeliverableMessage, signal: AbortSignal): Promise<"delivered"> {
    const { smtpUrl, from, to } = this.#settings;
    const { id, receivedAt, submission } = message;
    const visitor = plainAddress(submission.email);
    const text = messageText(message, longest);
    const mail = {
      envelope: { from, to },
      from: { name: "Contact form", address: from },
      to,
      ...(visitor === null ? {} : { replyTo: { name: headerText(submission.name), address: visitor } }),
      subject: messageTitle(submission),
      messageId: messageIdOf(id, from),
      date: new Date(receivedAt),
      text,
      textEncoding: text.length > mostQuotedPrintable ? "base64" : "quoted-printable",
    } as const;
    await sendMail(smtpUrl, mail, signal).catch((error: unknown) => {
      throw toMailFailure(error);
    });
    return "delivered";
  }
}
