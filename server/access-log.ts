import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger } from "fastify";

/** One line a request: neither the query nor the visitor's address, which are nobody's business here. */
export interface AccessLogEntry {
  readonly requestId: string;
  readonly method: string | undefined;
  readonly path: string;
  readonly status: number;
  readonly milliseconds?: number;
}

export interface AccessLog {
  /** False when the level hides the lines anyway, so that the fast path need not make them. */
  readonly enabled: boolean;
  write(entry: AccessLogEntry): void;
}

/** The longest path that a line repeats: an address of ours has a few dozen characters. */
const longestPath = 200;

export function createAccessLog(log: FastifyBaseLogger): AccessLog {
  return {
    enabled: ["trace", "debug", "info"].includes(log.level),
    write(entry) {
      log.info(
        entry.path.length > longestPath ? { ...entry, path: entry.path.slice(0, longestPath) } : entry,
      );
    },
  };
}

export type RequestIds = (request: IncomingMessage) => string;

/** The id that a proxy in front gave the request, else a new one: the start of the process and a count. */
export function createRequestIds(behindProxy: boolean): RequestIds {
  const start = `${Date.now().toString(36)}-${process.pid.toString(36)}`;
  let count = 0;
  return (request) => {
    const given = behindProxy ? request.headers["x-request-id"] : undefined;
    if (typeof given === "string" && /^[\w-]{8,64}$/.test(given)) return given;
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
