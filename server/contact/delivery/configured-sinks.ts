import { StartError } from "../../start-error.ts";
import type { ContactEnvironment } from "../environment.ts";
import type { SinkName } from "../inbox.ts";

export function configuredSinks(environment: ContactEnvironment): SinkName[] {
  if (environment.SMTP_URL && !environment.CONTACT_TO) {
    throw new StartError("SMTP_URL is set, but CONTACT_TO does not say who receives the mail.");
  }
  const sinks: SinkName[] = [];
  if (environment.CONTACT_WEBHOOK_URL) sinks.push("webhook");
  if (environment.SMTP_URL) sinks.push("mail");
  return sinks;
}
