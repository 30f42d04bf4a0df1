import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createApp } from "./app.ts";
import { rateLimits } from "./contact/environment.ts";
import type { FailurePage } from "./contact/failure-page.ts";
import { startHousekeeping } from "./contact/housekeeping.ts";
import { kindOf } from "./contact/inbox.ts";
import { contact } from "./contact/plugin.ts";
import { startDelivery } from "./contact/start-delivery.ts";
import { ThreadedInbox } from "./contact/thread/threaded-inbox.ts";
import type { Environment } from "./environment.ts";
import { defaultLimits } from "./http-server.ts";
import { pageHeaders } from "./site/headers.ts";
import { type Manifest, outputLayout, readManifest } from "./site/manifest.ts";
import { movedAddresses } from "./site/moved.ts";
import { loadSite } from "./site/resources.ts";
import { StartError } from "./start-error.ts";

/** The page for a message that could not be taken; it repeats a visitor's words, so no cache may keep it. */
async function readFailurePage(buildDir: string, manifest: Manifest): Promise<FailurePage | null> {
  const file = manifest.templates.contactFailed;
  if (file === null) return null;
  const html = await readFile(path.join(buildDir, outputLayout.templates, file), "utf8");
  return { html, headers: { ...pageHeaders(), "Cache-Control": "no-store" } };
}

/** What the privacy policy of this build says, and nothing else: a promise and its keeping cannot part. */
function keepDays({ CONTACT_KEEP_DAYS: set }: Environment, { keepMessagesDays: said }: Manifest) {
  if (set !== undefined && set !== said) {
    throw new StartError(
      `CONTACT_KEEP_DAYS is ${set}, but the privacy policy of this build says ${said ?? "nothing"}: build the site with CONTACT_KEEP_DAYS=${set}.`,
    );
  }
  return said ?? undefined;
}

/** A store that is out of reach now is opened as soon as it can be: until then the form answers 503, the pages as ever. */
async function openInbox(inbox: ThreadedInbox, log: FastifyBaseLogger): Promise<void> {
  await inbox.open().catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    log.error({ reason: kindOf(error) }, "the inbox cannot be opened yet");
  });
}

/** All addresses of the machine where HOST names none: IPv6 with IPv4, or IPv4 alone where that is all there is. */
async function listen(app: FastifyInstance, { HOST, PORT }: Environment): Promise<void> {
  try {
    await app.listen({ host: HOST ?? "::", port: PORT });
  } catch (error) {
    const noSuchFamily = ["EAFNOSUPPORT", "EADDRNOTAVAIL"].includes(
      (error as NodeJS.ErrnoException).code ?? "",
    );
    if (HOST !== undefined || !noSuchFamily) throw error;
    await app.listen({ host: "0.0.0.0", port: PORT });
  }
}

/** Puts the server together and listens. Whatever it opened is closed by `app.close()`, in the reverse order. */
export async function startServer(environment: Environment): Promise<FastifyInstance> {
  const buildDir = path.resolve(environment.BUILD_DIR);
  const manifest = await readManifest(buildDir);
  const site = await loadSite(buildDir, manifest);
  const failurePage = await readFailurePage(buildDir, manifest);
  const inbox = new ThreadedInbox({ ...environment, CONTACT_KEEP_DAYS: keepDays(environment, manifest) });
  const app = createApp({
    site,
    moved: movedAddresses(manifest),
    limits: { ...defaultLimits, maxConnections: environment.MAX_CONNECTIONS },
    logLevel: environment.LOG_LEVEL,
    trustedProxies: environment.TRUST_PROXY,
    readiness: async () => {
      const health = await inbox.health();
      return { ready: health.reachable, details: { inbox: health } };
    },
  });
  await openInbox(inbox, app.log);
  const delivery = startDelivery(inbox, environment, app.log);
  const housekeeping = startHousekeeping(inbox, app.log);
  app.addHook("onClose", async () => {
    housekeeping.stop();
    await delivery.stop();
    await inbox.close();
  });
  await app.register(contact, {
    inbox,
    siteUrl: manifest.siteUrl,
    failurePage,
    limits: rateLimits(environment),
  });
  await listen(app, environment);
  return app;
}
