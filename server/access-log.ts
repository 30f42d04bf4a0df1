import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import { pathOf } from "./site/fast-path.ts";

/** The longest path that is logged. The site's own paths have a few dozen characters. */
const longestPath = 200;

/** One line per request, without the query and the visitor's address, which may be private. */
export function createAccessLog(log: FastifyBaseLogger) {
  return ({ method, url = "" }: IncomingMessage, requestId: string, status: number, ms?: number) => {
    const path = pathOf(url).slice(0, longestPath);
    log.info({ requestId, method, path, status, milliseconds: ms });
  };
}

const isId = /^[\w-]{8,64}$/;

/** The id from a trusted proxy, else a new one: the start time of the process and a counter. */
export function createRequestIds(
  isProxy: (address: string) => boolean,
): (request: IncomingMessage) => string {
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
