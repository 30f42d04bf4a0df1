import { headerText } from "./header-text.ts";
import { mailBody } from "./mail-body.ts";
import { mailTransport, type TransportSettings, toMailFailure } from "./mail-transport.ts";
import { longestName, messageTitle } from "./message-title.ts";
import { plainAddress } from "./plain-address.ts";
import type { DeliverableMessage, Sink } from "./sink.ts";

export interface MailSettings extends TransportSettings {
  to: string[];
  from: string;
}

/** Quoted-printable can be read in a mail's source, but a megabyte of it would block the server's thread. */
const mostQuotedPrintable = 32 * 1024;

/** Sender and recipients come from the settings alone; the visitor is somebody to reply to. */
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
        // The same for every attempt, so that a mail program shows a second copy as the first.
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
