import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Sink } from "./contact/delivery/sink.ts";
import { configuredSinks } from "./contact/environment.ts";
import type { InboxMeasures, SinkName } from "./contact/message.ts";
import { type MessageOutcome, messageOutcomes } from "./contact/plugin.ts";
import type { Environment } from "./environment.ts";
import { StartError } from "./errors.ts";
import type { Readiness } from "./readiness.ts";

export type RouteGroup = "pages" | "assets" | "api" | "health";

/**
 * Everything that has no group of its own is a page, also an unknown address
 * and a redirect.
 */
export function routeGroupOf(path: string): RouteGroup {
  if (path.startsWith("/assets/")) return "assets";
  if (path.startsWith("/api/")) return "api";
  const isHealth = ["/healthz", "/readyz", "/deliveryz"].includes(path);
  return isHealth ? "health" : "pages";
}

/** What the metrics ask of the rest of the server. */
export interface MetricsSources {
  readonly readiness: Pick<Readiness, "isReady">;
  readonly measure: () => Promise<InboxMeasures>;
  readonly sinks: readonly SinkName[];
  readonly limits: Readonly<Record<"accepted" | "suspected", number>>;
}

export type Metrics = ReturnType<typeof createMetrics>;

const bytesPerMegabyte = 1024 * 1024;
/** A collector must get an answer even while the store gives none. */
const longestMeasureMs = 3000;

/** The server's metrics for Prometheus, named by its conventions. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered, by group of addresses and class of status.",
    labelNames: ["route", "code"],
    registers,
  });
  const messages = new Counter({
    name: "contact_messages_total",
    help: "Messages of the contact form, by what became of them: stored, or the reason of the refusal.",
    labelNames: ["outcome"],
    registers,
  });
  // So that a rate is known from the first of each on.
  for (const outcome of messageOutcomes) messages.inc({ outcome }, 0);
  const deliveries = new Counter({
    name: "contact_deliveries_total",
    help: "Attempts of this process to deliver a message, by sink and outcome.",
    labelNames: ["sink", "outcome"],
    registers,
  });
  const measured = createInboxGauges(registers);

  const countDelivery = (
    sink: SinkName,
    outcome: "delivered" | "skipped" | "failed",
  ) => deliveries.inc({ sink, outcome });

  /** The same sink, with its deliveries counted. */
  function counting(sink: Sink): Sink {
    for (const outcome of ["delivered", "skipped", "failed"])
      deliveries.inc({ sink: sink.name, outcome }, 0);
    return {
      ...sink,
      async deliver(message, signal) {
        try {
          const outcome = await sink.deliver(message, signal);
          countDelivery(
            sink.name,
            outcome === "delivered" ? "delivered" : "skipped",
          );
          return outcome;
        } catch (error) {
          countDelivery(sink.name, "failed");
          throw error;
        }
      },
    };
  }

  return {
    contentType: registry.contentType,
    countRequest: (path: string, status: number): void =>
      requests.inc({
        route: routeGroupOf(path),
        code: `${Math.floor(status / 100)}xx`,
      }),
    countMessage: (outcome: MessageOutcome): void => messages.inc({ outcome }),
    counting,
    async render(sources: MetricsSources): Promise<string> {
      await measured.update(sources);
      return registry.metrics();
    },
  };
}

/**
 * What only the store knows. The gauges have no values while it does not
 * answer.
 */
function createInboxGauges(registers: Registry[]) {
  const gauge = <Label extends string>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ) => new Gauge({ name, help, labelNames, registers });
  const ready = gauge(
    "contact_inbox_ready",
    "1 while a message can be stored, as /readyz says.",
  );
  const waiting = gauge(
    "contact_deliveries_waiting",
    "Deliveries that wait, by sink.",
    "sink",
  );
  const dead = gauge(
    "contact_deliveries_dead",
    "Deliveries that were given up, by sink.",
    "sink",
  );
  const oldest = gauge(
    "contact_deliveries_oldest_waiting_seconds",
    "Age of the oldest delivery that waits, by sink; 0 if none does.",
    "sink",
  );
  const bytes = gauge(
    "contact_inbox_bytes",
    "Size of the messages in the inbox.",
    "kind",
  );
  const limit = gauge(
    "contact_inbox_limit_bytes",
    "Size that the messages may have.",
    "kind",
  );
  let measuring: Promise<InboxMeasures> | null = null;

  /** One at a time, so that a store that hangs is asked only once. */
  function measure(sources: MetricsSources): Promise<InboxMeasures> {
    measuring ??= sources.measure().finally(() => {
      measuring = null;
    });
    return measuring;
  }

  function show(
    { deliveries, bytes: found }: InboxMeasures,
    sources: MetricsSources,
  ): void {
    const none = { waiting: 0, dead: 0, oldestWaitingMs: 0 };
    const sinks = [
      ...sources.sinks.map((sink) => ({ sink, ...none })),
      ...deliveries,
    ];
    for (const { sink, ...counts } of sinks) {
      waiting.set({ sink }, counts.waiting);
      dead.set({ sink }, counts.dead);
      oldest.set({ sink }, counts.oldestWaitingMs / 1000);
    }
    for (const kind of ["accepted", "suspected"] as const) {
      bytes.set({ kind }, found[kind]);
      limit.set({ kind }, sources.limits[kind]);
    }
  }

  return {
    async update(sources: MetricsSources): Promise<void> {
      ready.set(sources.readiness.isReady ? 1 : 0);
      for (const each of [waiting, dead, oldest, bytes, limit]) each.reset();
      const silence = new Promise<null>((resolve) => {
        setTimeout(resolve, longestMeasureMs, null).unref();
      });
      const measures = await Promise.race([
        measure(sources).catch(() => null),
        silence,
      ]);
      if (measures) show(measures, sources);
    },
  };
}

/**
 * On a listener of its own: proxies on the same machine reach the site's from
 * loopback too.
 */
export async function serveMetrics(
  metrics: Metrics,
  environment: Environment,
  { readiness, measure }: Pick<MetricsSources, "readiness" | "measure">,
) {
  const {
    METRICS_HOST: host,
    METRICS_PORT: port = 0,
    PORT,
    REUSE_PORT: reusePort,
  } = environment;
  // With REUSE_PORT both would listen there, and the public would get the
  // metrics.
  if (port === PORT && port !== 0)
    throw new StartError(`METRICS_PORT is ${port}, the port of the site.`);
  const limits = {
    accepted: environment.CONTACT_MEGABYTES * bytesPerMegabyte,
    suspected: environment.CONTACT_SPAM_MEGABYTES * bytesPerMegabyte,
  };
  const sources = {
    readiness,
    measure,
    limits,
    sinks: configuredSinks(environment),
  };
  const server = createServer((request, response) =>
    answer(request, response, metrics, sources),
  );
  server.listen({ host, port, reusePort });
  // Rejects if the port is taken.
  await once(server, "listening");
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}/metrics`,
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(
  { url, method }: IncomingMessage,
  response: ServerResponse,
  metrics: Metrics,
  sources: MetricsSources,
): Promise<void> {
  if (url !== "/metrics" || (method !== "GET" && method !== "HEAD")) {
    response
      .writeHead(404, { "Content-Type": "text/plain" })
      .end("The metrics are at /metrics.\n");
    return;
  }
  const body = await metrics.render(sources);
  response
    .writeHead(200, {
      "Content-Type": metrics.contentType,
      "Cache-Control": "no-store",
    })
    .end(body);
}
