import type { KeyObject } from "node:crypto";
import { StartError } from "../../start-error.ts";
import type { ContactEnvironment } from "../environment.ts";
import type { SinkName } from "../inbox.ts";
import type { WebhookFormat } from "./webhook-formats.ts";

interface WebhookConfiguration {
  url: string;
  secret?: KeyObject;
  format: WebhookFormat;
}

interface MailConfiguration {
  smtpUrl: string;
  to: string[];
  from: string;
}

export interface SinkConfigurations {
  webhook: WebhookConfiguration;
  mail: MailConfiguration;
  acknowledgement: MailConfiguration;
}

/** The sinks that the settings configure. */
export function sinkConfigurations(environment: ContactEnvironment): Partial<SinkConfigurations> {
  const webhook = webhookConfiguration(environment);
  const mail = mailConfiguration(environment);
  if (environment.CONTACT_ACKNOWLEDGE && !mail) {
    throw new StartError("CONTACT_ACKNOWLEDGE is true, but SMTP_URL does not say how to send the mail.");
  }
  return {
    ...(webhook ? { webhook } : {}),
    ...(mail ? { mail } : {}),
    ...(mail && environment.CONTACT_ACKNOWLEDGE ? { acknowledgement: mail } : {}),
  };
}

function webhookConfiguration(environment: ContactEnvironment): WebhookConfiguration | null {
  const { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret } = environment;
  if (!url) return null;
  return { url, format: environment.CONTACT_WEBHOOK_FORMAT, ...(secret ? { secret } : {}) };
}

function mailConfiguration(environment: ContactEnvironment): MailConfiguration | null {
  const { SMTP_URL: smtpUrl, CONTACT_TO: to, CONTACT_FROM } = environment;
  if (!smtpUrl) return null;
  const from = CONTACT_FROM ?? to?.[0];
  if (!to || !from) {
    throw new StartError("SMTP_URL is set, but CONTACT_TO does not say who receives the mail.");
  }
  return { smtpUrl, to, from };
}

export const configuredSinks = (environment: ContactEnvironment): SinkName[] =>
  Object.keys(sinkConfigurations(environment)) as SinkName[];
