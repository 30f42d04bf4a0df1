import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FastifyInstance, fastify } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseContactEnvironment, rateLimits } from "./environment.ts";
import { contact } from "./plugin.ts";
import { bodyLimit, costlyTexts } from "./testing/hostile-text.ts";
import { leastProcessorMs, longestStallMs } from "./testing/processor-time.ts";
import { siteUrl } from "./testing/samples.ts";
import { ThreadedInbox } from "./thread/threaded-inbox.ts";

let folder: string;
let inbox: ThreadedInbox;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const environment = parseContactEnvironment({
    DATA_DIR: folder,
    CONTACT_LIMIT_PER_CLIENT: "1000000",
    CONTACT_LIMIT_IN_ALL: "1000000",
  });
  inbox = new ThreadedInbox(environment);
  await inbox.open();
  app = fastify();
  await app.register(contact, { inbox, siteUrl, failurePage: null, limits: rateLimits(environment) });
});
afterAll(async () => {
  await app.close();
  await inbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** Room for a message's other fields and the JSON around them. */
const messageBytes = bodyLimit - 200;

const asJson = (message: string, field: string) => ({
  headers: { "content-type": "application/json" },
  payload: JSON.stringify({ name: "a", email: "a@b.c", message: "a", website: siteUrl, [field]: message }),
});

/** As bytes, not as a browser writes them: any byte but a separator may stand for itself. */
const asForm = (message: string) => ({
  headers: { "content-type": "application/x-www-form-urlencoded" },
  payload: `name=a&email=a@b.c&message=${message}`,
});

function cost(request: { headers: Record<string, string>; payload: string }): Promise<number> {
  const payload = Buffer.from(request.payload).subarray(0, bodyLimit);
  return leastProcessorMs(() => app.inject({ method: "POST", url: "/api/contact", ...request, payload }));
}

it.each(costlyTexts(messageBytes))("a message of 1 MiB of %s does not delay pages", async (_, text) => {
  const requests = [asJson(text, "message"), asJson(text, "email"), asJson(text, "name"), asForm(text)];
  for (const request of requests) expect(await cost(request)).toBeLessThan(longestStallMs);
});
