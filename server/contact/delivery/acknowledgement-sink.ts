import type { LiveInbox } from "../inbox.ts";
import { acknowledgementWords, type FormSite } from "./acknowledgement-words.ts";
import { mailTransport, type TransportSettings, toMailFailure } from "./mail-transport.ts";
import { plainAddress } from "./plain-address.ts";
import type { DeliverableMessage, DeliveryOutcome, Sink } from "./sink.ts";

interface AcknowledgementSettings extends TransportSettings {
  from: string;
  /** The address for the visitor's replies. */
  to: string[];
  site: FormSite;
  inbox: Pick<LiveInbox, "now" | "claimAcknowledgement" | "releaseAcknowledgement">;
}

const minuteMs = 60 * 1000;
/** A later acknowledgement would confuse more than help. */
const sendWithinMs = 60 * minuteMs;
/** The delay after another failure could end after the hour. */
const retryWithinMs = 30 * minuteMs;

/**
 * Tells the visitor that the message has arrived. Other sinks deliver at least once, this one at most once, because
 * the recipient may never have used the form.
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
    const { from, to, site } = this.#settings;
    await this.#transport.sendMail({
      envelope: { from, to: [address] },
      from,
      to: address,
      replyTo: to,
      ...acknowledgementWords(site),
      textEncoding: "quoted-printable",
      messageId: `<acknowledgement-${id}@${from.slice(from.lastIndexOf("@") + 1)}>`,
      // RFC 3834, and Exchange's equivalent: prevents automatic replies to this automatic reply.
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
  /** The mail server's reply. */
  responseCode?: number;
}

/** Explicitly refused, or never connected. A connection lost in between proves nothing. */
function certainlyNotSent(error: unknown): boolean {
  const { code, syscall, responseCode } = error as MailError;
  return responseCode !== undefined || syscall === "connect" || code === "EDNS";
}

const isPermanent = (error: unknown): boolean => ((error as MailError).responseCode ?? 0) >= 500;
