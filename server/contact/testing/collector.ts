/** The collector as a process of its own, for tests that kill it. Prints its address when it listens. */
import { fastify } from "fastify";
import { parseContactEnvironment, rateLimits } from "../environment.ts";
import { openInbox } from "../open-inbox.ts";
import { contact } from "../plugin.ts";
import { startDelivery } from "../start-delivery.ts";
import { siteUrl } from "./samples.ts";

const environment = parseContactEnvironment(process.env);
const inbox = await openInbox(environment);
const app = fastify();
await app.register(contact, { inbox, siteUrl, failurePage: null, limits: rateLimits(environment) });
const delivery = startDelivery(inbox, environment, app.log);

process.once("SIGTERM", async () => {
  await app.close();
  await delivery.stop();
  await inbox.close();
});
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
