import { StartError } from "../../start-error.ts";
import type { ContactEnvironment } from "../environment.ts";
import type { SinkName } from "../inbox.ts";
import type { MailSettings } from "./mail.ts";
import type { WebhookSettings } from "./webhook-sink.ts";

export interface SinkSettings {
  webhook: WebhookSettings;
  mail: MailSettings;
  acknowledgement: MailSettings;
}

/** The sinks that the environment configures. */
export function sinkSettings(environment: ContactEnvironment): Partial<SinkSettings> {
  const { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret } = environment;
  const mail = mailSettings(environment);
  if (environment.CONTACT_ACKNOWLEDGE && !mail) {
    throw new StartError("CONTACT_ACKNOWLEDGE is true, but SMTP_URL does not say how to send the mail.");
  }
  return {
    ...(url && { webhook: { url, secret, format: environment.CONTACT_WEBHOOK_FORMAT } }),
    ...(mail && { mail }),
    ...(mail && environment.CONTACT_ACKNOWLEDGE && { acknowledgement: mail }),
  };
}

function mailSettings(environment: ContactEnvironment): MailSettings | null {
  const { SMTP_URL: smtpUrl, CONTACT_TO: to = [], CONTACT_FROM: from = to[0] } = environment;
  if (!smtpUrl) return null;
  if (!to[0] || !from) {
    throw new StartError("SMTP_URL is set, but CONTACT_TO does not say who receives the mail.");
  }
  return { smtpUrl, to, from };
}

export const configuredSinks = (environment: ContactEnvironment): SinkName[] =>
  Object.keys(sinkSettings(environment)) as SinkName[];
