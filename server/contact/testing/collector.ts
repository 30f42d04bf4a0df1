/** The collector as its own process, for tests that kill it. Prints its address once it listens. */
import { fastify } from "fastify";
import { stopOnSignal } from "../../shutdown.ts";
import { parseContactEnvironment, rateLimits } from "../environment.ts";
import { contact } from "../plugin.ts";
import { startDelivery } from "../start-delivery.ts";
import { ThreadedInbox } from "../thread/threaded-inbox.ts";
import { formSite, siteUrl } from "./samples.ts";

const environment = parseContactEnvironment(process.env);
const inbox = new ThreadedInbox(environment);
await inbox.open();
const app = fastify();
await app.register(contact, { inbox, siteUrl, failurePage: null, limits: rateLimits(environment) });
const delivery = startDelivery(inbox, environment, app.log, formSite);

app.addHook("onClose", async () => {
  await delivery.stop();
  await inbox.close();
});
stopOnSignal(app, 10_000);
process.stdout.write(`${await app.listen({ port: 0, host: "127.0.0.1" })}\n`);
