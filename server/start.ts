import { readFile } from "node:fs/promises";
import type { ListenOptions } from "node:net";
import path from "node:path";
import type { FastifyInstance, FastifyListenOptions } from "fastify";
import { createApp } from "./app.ts";
import { createSinks, runWorker } from "./contact/delivery/worker.ts";
import { unsafeSettings } from "./contact/environment.ts";
import type { FailurePage } from "./contact/failure-page.ts";
import { kindOf } from "./contact/message.ts";
import { contact } from "./contact/plugin.ts";
import {
  createThreadedInbox,
  type ThreadedInbox,
} from "./contact/thread/threaded-inbox.ts";
import type { Environment } from "./environment.ts";
import { StartError } from "./errors.ts";
import { defaultLimits } from "./http-server.ts";
import { createMetrics, serveMetrics } from "./metrics.ts";
import { Readiness } from "./readiness.ts";
import { pageHeaders } from "./site/headers.ts";
import { type Manifest, outputLayout, readManifest } from "./site/manifest.ts";
import { loadSite } from "./site/resources.ts";
import { notifySystemd } from "./systemd.ts";

/**
 * The page for a message that was not accepted. It repeats a visitor's text, so
 * it must not be cached.
 */
async function readFailurePage(
  buildDir: string,
  manifest: Manifest,
): Promise<FailurePage | null> {
  const file = manifest.templates.contactFailed;
  if (file === null) return null;
  const html = await readFile(
    path.join(buildDir, outputLayout.templates, file),
    "utf8",
  );
  return { html, headers: { ...pageHeaders(), "Cache-Control": "no-store" } };
}

/** Exactly the retention that the build's privacy policy promises. */
function daysToKeep(
  { CONTACT_KEEP_DAYS: set }: Environment,
  { keepMessagesDays }: Manifest,
) {
  if (set !== undefined && set !== keepMessagesDays) {
    throw new StartError(
      `CONTACT_KEEP_DAYS is ${set}, but the privacy policy of this build says ${keepMessagesDays ?? "nothing"}: build the site with CONTACT_KEEP_DAYS=${set}.`,
    );
  }
  return keepMessagesDays ?? undefined;
}

/**
 * Linux's default maximum: new connections wait here during a burst and are not
 * dropped.
 */
const backlog = 4096;

/** Without HOST, all addresses of the machine: IPv6 with IPv4, or IPv4 only. */
async function listen(
  app: FastifyInstance,
  { HOST, PORT, REUSE_PORT }: Environment,
): Promise<void> {
  // Fastify passes this option to Node but does not declare it.
  const options: FastifyListenOptions & ListenOptions = {
    port: PORT,
    reusePort: REUSE_PORT,
    backlog,
  };
  try {
    await app.listen({ ...options, host: HOST ?? "::" });
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (REUSE_PORT && code === "ENOTSUP")
      throw new StartError("REUSE_PORT is not supported on this system");
    const noSuchFamily = ["EAFNOSUPPORT", "EADDRNOTAVAIL"].includes(code);
    if (HOST !== undefined || !noSuchFamily) throw error;
    await app.listen({ ...options, host: "0.0.0.0" });
  }
}

/**
 * Whether it is open. If not, it is opened as soon as possible, and until then
 * the form answers 503.
 */
async function openNow(
  inbox: ThreadedInbox,
  app: FastifyInstance,
): Promise<boolean> {
  try {
    await inbox.open();
    return true;
  } catch (error) {
    if (error instanceof StartError) throw error;
    app.log.error({ reason: kindOf(error) }, "the inbox cannot be opened yet");
    return false;
  }
}

/**
 * A message that is stored or not, against expectation, need not wait for the
 * next check.
 */
function addAndCheck(
  inbox: ThreadedInbox,
  readiness: Readiness,
): ThreadedInbox["add"] {
  return async (message) => {
    let stored = false;
    try {
      const added = await inbox.add(message);
      stored = true;
      return added;
    } finally {
      if (stored !== readiness.isReady) void readiness.check();
    }
  };
}

/**
 * Assembles the server and listens. `app.close()` closes everything it opened,
 * in reverse order.
 */
export async function startServer(
  environment: Environment,
): Promise<FastifyInstance> {
  const {
    MAX_CONNECTIONS: maxConnections,
    MAX_CONNECTIONS_PER_ADDRESS: perAddress,
  } = environment;
  // A quarter per address: it takes four to fill the server, and an office
  // behind one address has enough.
  const maxConnectionsPerAddress = perAddress ?? Math.ceil(maxConnections / 4);
  const buildDir = path.resolve(environment.BUILD_DIR);
  const manifest = await readManifest(buildDir);
  const site = await loadSite(buildDir, manifest);
  const failurePage = await readFailurePage(buildDir, manifest);
  const inbox = createThreadedInbox({
    ...environment,
    CONTACT_KEEP_DAYS: daysToKeep(environment, manifest),
  });
  const readiness = new Readiness(inbox.health);
  const metrics =
    environment.METRICS_PORT === undefined ? null : createMetrics();
  const app = createApp({
    site,
    limits: { ...defaultLimits, maxConnections, maxConnectionsPerAddress },
    logLevel: environment.LOG_LEVEL,
    trustedProxies: environment.TRUST_PROXY,
    isReady: () => readiness.isReady,
    countRequest: metrics?.countRequest,
    deliversMessages: () => worker.isWell(),
  });
  for (const sentence of unsafeSettings(environment)) app.log.warn(sentence);
  readiness.on("change", (problem) => {
    if (problem === null) app.log.info("ready: the inbox takes messages");
    else app.log.error({ problem }, "not ready: the inbox takes no messages");
  });
  const service = notifySystemd(process.env, readiness, app.log);
  const opened = await openNow(inbox, app);
  // What could not be opened is checked again while pages are served.
  const checked = readiness.start();
  if (opened) await checked;
  const sinks = createSinks(environment, inbox, manifest);
  const counted = metrics ? sinks.map(metrics.counting) : sinks;
  const worker = runWorker({
    inbox,
    log: app.log,
    sinks: counted,
    site: manifest,
    storeProblem: () => readiness.problem ?? null,
  });
  let stopped = Promise.resolve();
  // While clients get their last answers: both have the same time.
  app.addHook("preClose", async () => {
    service.stopping();
    readiness.stop();
    stopped = worker.stop(environment.SHUTDOWN_SECONDS * 1000);
  });
  app.addHook("onClose", async () => {
    await stopped;
    await inbox.close();
  });
  await app.register(contact, {
    inbox: { countAlike: inbox.countAlike, add: addAndCheck(inbox, readiness) },
    siteUrl: manifest.siteUrl,
    sentPath: manifest.contactSentPath,
    failurePage,
    words: manifest.words,
    limits: environment,
    count: metrics?.countMessage,
  });
  if (metrics) {
    const listener = await serveMetrics(metrics, environment, {
      readiness,
      measure: inbox.measure,
    });
    app.addHook("onClose", listener.close);
    app.log.info({ url: listener.url }, "metrics for Prometheus");
  }
  await listen(app, environment);
  service.listening();
  return app;
}
