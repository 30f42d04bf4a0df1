import type { SendMailOptions } from "nodemailer";
import type { Manifest } from "../../site/manifest.ts";
import { say } from "../../site/words.ts";
import type { LiveInbox } from "../thread/threaded-inbox.ts";
import {
  type MailError,
  type MailSettings,
  messageIdOf,
  plainAddress,
  sendMail,
  toMailFailure,
} from "./mail.ts";
import type { Sink } from "./sink.ts";

/** The site whose form was used. */
export type FormSite = Pick<Manifest, "siteUrl" | "replyPromise" | "words">;

interface AcknowledgementSettings extends MailSettings {
  site: FormSite;
  inbox: Pick<LiveInbox, "claimAcknowledgement" | "releaseAcknowledgement">;
}

const minuteMs = 60 * 1000;
/** A later acknowledgement would confuse more than help. */
const sendWithinMs = 60 * minuteMs;
/** The delay after another failure could end after the hour. */
const retryWithinMs = 30 * minuteMs;

/**
 * Tells the visitor that the message has arrived. Other sinks deliver at least
 * once, this one at most once, because the recipient may never have used the
 * form.
 */
export const acknowledgementSink = (
  settings: AcknowledgementSettings,
): Sink => ({
  name: "acknowledgement",
  async deliver({ id, receivedAt, submission }, signal) {
    const { smtpUrl, inbox } = settings;
    const address = plainAddress(submission.email);
    if (address === null) return { skipped: "no-plain-address" };
    if (Date.now() - receivedAt > sendWithinMs) return { skipped: "too-late" };
    if (!(await inbox.claimAcknowledgement(address, id)))
      return { skipped: "hourly-limit" };
    try {
      await sendMail(smtpUrl, acknowledgement(settings, id, address), signal);
      return "delivered";
    } catch (error) {
      if (!certainlyNotSent(error)) return { skipped: "outcome-unknown" };
      await inbox.releaseAcknowledgement(address, id);
      if (isPermanent(error)) return { skipped: "refused" };
      if (Date.now() - receivedAt > retryWithinMs)
        return { skipped: "too-late" };
      throw toMailFailure(error);
    }
  },
});

/**
 * Contains nothing that was typed, because the form could then send anyone's
 * text to anyone.
 */
export function acknowledgement(
  { from, to, site: { siteUrl, replyPromise, words } }: AcknowledgementSettings,
  id: string,
  address: string,
): SendMailOptions {
  const site = new URL(siteUrl).hostname.replace(/^www\./, "");
  const { subject, text } = words.acknowledgement;
  return {
    envelope: { from, to: [address] },
    from,
    to: address,
    // The visitor's reply goes to the owner.
    replyTo: to,
    subject: say(words, subject, { site }),
    text: say(words, text, { site, promise: replyPromise, address: siteUrl }),
    textEncoding: "quoted-printable",
    messageId: messageIdOf(`acknowledgement-${id}`, from),
    // RFC 3834, and Exchange's equivalent: prevents automatic replies to this
    // automatic reply.
    headers: {
      "Auto-Submitted": "auto-replied",
      "X-Auto-Response-Suppress": "All",
    },
  };
}

/**
 * Explicitly refused, or never connected. A connection lost in between proves
 * nothing.
 */
function certainlyNotSent(error: unknown): boolean {
  const { code, syscall, responseCode } = error as MailError;
  return responseCode !== undefined || syscall === "connect" || code === "EDNS";
}

const isPermanent = (error: unknown): boolean =>
  ((error as MailError).responseCode ?? 0) >= 500;
