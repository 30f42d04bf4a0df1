import type { DeliverableMessage } from "./sink.ts";
import { toSlackMessage } from "./slack-message.ts";

export type WebhookFormat = "json" | "slack";

/** The request body, JSON in both formats. */
export const webhookFormats: Record<WebhookFormat, (message: DeliverableMessage) => string> = {
  json: ({ id, receivedAt, submission }) =>
    JSON.stringify({ id, receivedAt: new Date(receivedAt).toISOString(), ...submission }),
  slack: toSlackMessage,
};
