import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger } from "fastify";

/** One line per request, without the query and the visitor's address, which may be private. */
interface AccessLogEntry {
  readonly requestId: string;
  readonly method: string | undefined;
  readonly path: string;
  readonly status: number;
  readonly milliseconds?: number;
}

export interface AccessLog {
  /** False if the level hides the lines, so that the fast path does not have to build them. */
  readonly enabled: boolean;
  write(entry: AccessLogEntry): void;
}

/** The longest path that is logged. The site's own paths have a few dozen characters. */
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

const isId = /^[\w-]{8,64}$/;

/** The id from a trusted proxy, else a new one: the start time of the process and a counter. */
export function createRequestIds(isProxy: (address: string) => boolean): RequestIds {
  const start = `${Date.now().toString(36)}-${process.pid.toString(36)}`;
  let count = 0;
  return (request) => {
    const given = request.headers["x-request-id"];
    if (typeof given === "string" && isId.test(given) && isProxy(request.socket.remoteAddress ?? "")) {
      return given;
    }
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
