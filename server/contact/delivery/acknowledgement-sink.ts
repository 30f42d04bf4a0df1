import type { LiveInbox } from "../inbox.ts";
import { acknowledgementWords } from "./acknowledgement-words.ts";
import { mailTransport, type TransportSettings, toMailFailure } from "./mail-transport.ts";
import { plainAddress } from "./plain-address.ts";
import type { DeliverableMessage, DeliveryOutcome, Sink } from "./sink.ts";

export interface AcknowledgementSettings extends TransportSettings {
  from: string;
  /** Who gets the visitor's answer to it. */
  to: string[];
  siteUrl: string;
  inbox: Pick<LiveInbox, "now" | "claimAcknowledgement" | "releaseAcknowledgement">;
}

const minuteMs = 60 * 1000;
/** Later than this an acknowledgement would puzzle its reader more than none. */
const sendWithinMs = 60 * minuteMs;
/** The wait after a later failure could end beyond the hour. */
const retryWithinMs = 30 * minuteMs;

/**
 * Tells the visitor that the message has come. Other sinks deliver at least once; this one at most once,
 * since it writes to people who may never have asked for it.
 */
export class AcknowledgementSink implements Sink {
  readonly name = "acknowledgement";
  readonly #settings: AcknowledgementSettings;
  readonly #transport;

  constructor(settings: AcknowledgementSettings) {
    this.#settings = settings;
    this.#transport = mailTransport(settings);
  }

  async deliver(message: DeliverableMessage): Promise<DeliveryOutcome> {
    const { inbox } = this.#settings;
    const address = plainAddress(message.submission.email);
    if (address === null) return { skipped: "no-plain-address" };
    if (inbox.now() - message.receivedAt > sendWithinMs) return { skipped: "too-late" };
    if (!(await inbox.claimAcknowledgement(address, message.id))) return { skipped: "sent-within-the-hour" };
    try {
      await this.#send(message.id, address);
      return "delivered";
    } catch (error) {
      if (!certainlyNotSent(error)) return { skipped: "outcome-unknown" };
      await inbox.releaseAcknowledgement(address, message.id);
      if (isPermanent(error)) return { skipped: "refused" };
      if (inbox.now() - message.receivedAt > retryWithinMs) return { skipped: "too-late" };
      throw toMailFailure(error);
    }
  }

  async #send(id: string, address: string): Promise<void> {
    const { from, to, siteUrl } = this.#settings;
    await this.#transport.sendMail({
      envelope: { from, to: [address] },
      from,
      to: address,
      replyTo: to,
      ...acknowledgementWords(siteUrl),
      textEncoding: "quoted-printable",
      messageId: `<acknowledgement-${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
      // RFC 3834, and what Exchange understands instead: no automatic reply to this automatic reply.
      headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    });
  }

  close(): void {
    this.#transport.close();
  }
}

interface MailError {
  code?: string;
  syscall?: string;
  /** The mail server's own answer. */
  responseCode?: number;
}

/** Refused in so many words, or never connected. A connection lost in between tells nothing. */
function certainlyNotSent(error: unknown): boolean {
  const { code, syscall, responseCode } = error as MailError;
  return responseCode !== undefined || syscall === "connect" || code === "EDNS";
}

const isPermanent = (error: unknown): boolean => ((error as MailError).responseCode ?? 0) >= 500;
