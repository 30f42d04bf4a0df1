import { createHmac, type KeyObject } from "node:crypto";

/** The headers of the Standard Webhooks convention (standardwebhooks.com). The timestamp is that of the attempt. */
export function webhookHeaders(
  secret: KeyObject,
  id: string,
  now: number,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
