import { Socket } from "node:net";
import { domainToASCII } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import { isLoopback } from "../../client-address.ts";
import { visibleLine } from "../visible-text.ts";
import {
  headerText,
  type MailWords,
  messageText,
  messageTitle,
} from "./describe-message.ts";
import { DeliveryFailure, type Sink } from "./sink.ts";

export interface MailSettings {
  smtpUrl: string;
  to: string[];
  from: string;
}

/** About thirty pages; the inbox has the full message. */
const longest = { field: 10_000, fields: 100_000, message: 50_000 };
/**
 * Quoted-printable is readable in a mail's source, but encoding a long text
 * would block the server's thread.
 */
const mostQuotedPrintable = 32 * 1024;

/**
 * Sender and recipients come from the settings only; the visitor is the
 * reply-to address.
 */
export const mailSink = ({
  smtpUrl,
  from,
  to,
  words,
}: MailSettings & { words: MailWords }): Sink => ({
  name: "mail",
  async deliver(message, signal) {
    const { id, receivedAt, submission } = message;
    const visitor = plainAddress(submission.email);
    const text = messageText(words, message, longest);
    const mail: SendMailOptions = {
      envelope: { from, to },
      from: { name: words.mail.sender, address: from },
      to,
      ...(visitor && {
        replyTo: { name: headerText(submission.name), address: visitor },
      }),
      subject: messageTitle(words, submission),
      messageId: messageIdOf(id, from),
      date: new Date(receivedAt),
      text,
      textEncoding:
        text.length > mostQuotedPrintable ? "base64" : "quoted-printable",
    };
    await sendMail(smtpUrl, mail, signal).catch((error: unknown) => {
      throw toMailFailure(error);
    });
    return "delivered";
  },
  async notify({ id, subject, text }, signal) {
    const mail: SendMailOptions = {
      envelope: { from, to },
      from: { name: words.mail.sender, address: from },
      to,
      subject,
      text,
      textEncoding: "quoted-printable",
      messageId: messageIdOf(id, from),
      headers: { "Auto-Submitted": "auto-generated" },
    };
    await sendMail(smtpUrl, mail, signal).catch((error: unknown) => {
      throw toMailFailure(error);
    });
  },
});

/**
 * From the name lookup to the end of the TLS handshake: nodemailer obeys the
 * signal only after the lookup.
 */
const connectionTimeout = 30_000;

/** Sends one mail over its own connection, which the signal closes. */
export async function sendMail(
  url: string,
  mail: SendMailOptions,
  signal: AbortSignal,
): Promise<void> {
  const socket = new Socket({ signal });
  // nodemailer reports errors of a connection; this is for an abort without
  // one.
  socket.on("error", () => {});
  const transport = createTransport({
    url,
    socket,
    requireTLS: needsTls(new URL(url)),
    connectionTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail(mail);
}

/**
 * Otherwise anyone who can change what the mail server offers could read the
 * password and the messages. nodemailer's own options in the address make
 * exceptions: `ignoreTLS` never uses TLS, and `requireTLS=false`, which it
 * reads itself, only if it is offered.
 */
const needsTls = (url: URL): boolean =>
  url.searchParams.get("ignoreTLS") !== "true" && !isLoopback(url);

/** The same for every attempt, so that mail programs recognise a duplicate. */
export const messageIdOf = (id: string, from: string): string =>
  `<${id}@${from.slice(from.lastIndexOf("@") + 1)}>`;

export interface MailError {
  code?: string;
  syscall?: string;
  message?: string;
  /** The mail server's reply. */
  responseCode?: number;
}

export function toMailFailure(error: unknown): DeliveryFailure {
  const { code = "mail", responseCode, message = "" } = error as MailError;
  const reason = responseCode === undefined ? code : `${code}-${responseCode}`;
  return new DeliveryFailure(reason, { detail: visibleLine(message, 200) });
}

/** RFC 5321: a path is 256 octets with its angle brackets, a local part 64. */
const mostOctets = 254;
const localPart =
  /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/;

/**
 * The address in a form that is safe in a mail header or envelope, with an
 * ASCII domain; null for anything unusual, which is only ever shown as text.
 */
export function plainAddress(text: string): string | null {
  // Checked before any pattern runs: a visitor may type a megabyte.
  if (text.length > mostOctets) return null;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const host = domainToASCII(text.slice(at + 1));
  const address = `${local}@${host}`;
  return localPart.test(local) &&
    domain.test(host) &&
    address.length <= mostOctets
    ? address
    : null;
}
