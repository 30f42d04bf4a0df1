import { headerText } from "./header-text.ts";
import { mailBody } from "./mail-body.ts";
import { mailTransport, type TransportSettings, toMailFailure } from "./mail-transport.ts";
import { longestName, messageTitle } from "./message-title.ts";
import { plainAddress } from "./plain-address.ts";
import type { DeliverableMessage, Sink } from "./sink.ts";

interface MailSettings extends TransportSettings {
  to: string[];
  from: string;
}

/** Quoted-printable is readable in a mail's source, but encoding a megabyte would block the server's thread. */
const mostQuotedPrintable = 32 * 1024;

/** Sender and recipients come from the settings only; the visitor is the reply-to address. */
export class MailSink implements Sink {
  readonly name = "mail";
  readonly #settings: MailSettings;
  readonly #transport;

  constructor(settings: MailSettings) {
    this.#settings = settings;
    this.#transport = mailTransport(settings);
  }

  async deliver(message: DeliverableMessage): Promise<"delivered"> {
    const { from, to } = this.#settings;
    const { submission } = message;
    const visitor = plainAddress(submission.email);
    const body = mailBody(message);
    try {
      await this.#transport.sendMail({
        envelope: { from, to },
        from: { name: "Contact form", address: from },
        to,
        ...(visitor === null
          ? {}
          : { replyTo: { name: headerText(submission.name, longestName), address: visitor } }),
        subject: messageTitle(submission),
        // The same for every attempt, so that mail programs recognise a duplicate.
        messageId: `<${message.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
        date: new Date(message.receivedAt),
        ...body,
        textEncoding: body.html.length > mostQuotedPrintable ? "base64" : "quoted-printable",
      });
      return "delivered";
    } catch (error) {
      throw toMailFailure(error);
    }
  }

  close(): void {
    this.#transport.close();
  }
}
