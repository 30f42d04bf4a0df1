import { createTransport } from "nodemailer";
import { visibleLine, visibleText } from "../visible-text.ts";
import { headerText } from "./header-text.ts";
import { longestName, messageTitle } from "./message-title.ts";
import { plainAddress } from "./plain-address.ts";
import { type DeliverableMessage, DeliveryFailure, type Sink } from "./sink.ts";

export interface MailSettings {
  smtpUrl: string;
  to: string[];
  from: string;
  timeoutMs: number;
}

/** Sender and recipients come from the settings alone; the visitor is somebody to reply to. */
export class MailSink implements Sink {
  readonly name = "mail";
  readonly #settings: MailSettings;
  readonly #transport;

  constructor(settings: MailSettings) {
    const { smtpUrl, timeoutMs } = settings;
    this.#settings = settings;
    this.#transport = createTransport({
      url: smtpUrl,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async deliver(message: DeliverableMessage): Promise<void> {
    const { from, to } = this.#settings;
    const name = headerText(message.submission.name, longestName);
    const visitor = plainAddress(message.submission.email);
    try {
      await this.#transport.sendMail({
        envelope: { from, to },
        from: { name: "Contact form", address: from },
        to,
        ...(visitor === null ? {} : { replyTo: { name, address: visitor } }),
        subject: messageTitle(message.submission),
        // The same for every attempt, so that a mail program shows a second copy as the first.
        messageId: `<${message.id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
        date: new Date(message.receivedAt),
        text: toText(message),
        textEncoding: "quoted-printable",
      });
    } catch (error) {
      throw toFailure(error);
    }
  }

  close(): void {
    this.#transport.close();
  }
}

function toText({ id, receivedAt, submission }: DeliverableMessage): string {
  return [
    `Name: ${visibleLine(submission.name)}`,
    `Email: ${visibleLine(submission.email)}`,
    `Project type: ${visibleLine(submission.projectType ?? "") || "not given"}`,
    "",
    visibleText(submission.message),
    "",
    "-- ",
    `Message ${id}, received ${new Date(receivedAt).toISOString()}`,
    "",
  ].join("\n");
}

function toFailure(error: unknown): DeliveryFailure {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  const reason = [code ?? "mail", responseCode].filter((part) => part !== undefined).join("-");
  return new DeliveryFailure(reason, { detail: visibleLine(message ?? "", 200) });
}
