/** The site whose form was used. */
export interface FormSite {
  siteUrl: string;
  /** What the form promises after sending, as a sentence. */
  replyPromise: string;
}

/**
 * What the visitor is told. It contains nothing that was typed, because the form could then send anyone's text to
 * anyone.
 */
export function acknowledgementWords({ siteUrl, replyPromise }: FormSite): { subject: string; text: string } {
  const site = new URL(siteUrl).hostname.replace(/^www\./, "");
  return {
    subject: `Your message to ${site}`,
    text: [
      `Thank you for your message to ${site}. ${replyPromise}`,
      "",
      `This mail was sent automatically, because this address was entered in the contact form at ${siteUrl}.`,
      "If that was not you, there is nothing to do.",
      "",
    ].join("\n"),
  };
}
