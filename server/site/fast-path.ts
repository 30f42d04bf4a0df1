import type { IncomingMessage, ServerResponse } from "node:http";
import { answerHeaders } from "./headers.ts";
import { movedTo } from "./moved.ts";
import {
  acceptedEncodings,
  type Representation,
  type Resource,
  type Site,
} from "./resources.ts";

export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

function choose(resource: Resource, request: IncomingMessage): Representation {
  return resource[acceptedEncodings(request.headers["accept-encoding"])];
}

/**
 * `If-None-Match` compares weakly: a proxy that recompressed may have prefixed
 * the tag with W/.
 */
function isCurrent(condition: string, etag: string): boolean {
  if (condition === etag || condition.trim() === "*") return true;
  return condition
    .split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

const healthPaths = ["/healthz", "/readyz", "/deliveryz"];

/** What Fastify answers, because it is not in memory. */
function isDynamic(path: string): boolean {
  return path.startsWith("/api/") || healthPaths.includes(path);
}

const emptyHeaders = { ...answerHeaders(), "Content-Length": "0" };
const movedHeaders = {
  ...emptyHeaders,
  "Cache-Control": "public, max-age=3600",
};
const methodHeaders = { ...emptyHeaders, Allow: "GET, HEAD" };

type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers pages, files, moved and unknown addresses from memory; returns false
 * for what Fastify answers.
 */
export function createFastPath({ resources, notFound, moved }: Site): FastPath {
  return (request, response) => {
    const { method, url = "" } = request;
    const path = pathOf(url);
    const resource = resources.get(path);
    if (resource === undefined && isDynamic(path)) return false;

    const target = resource === undefined ? movedTo(path, moved) : null;
    if (resource === undefined && target === null) {
      const { headers, body } = choose(notFound, request);
      response.writeHead(404, headers).end(body);
    } else if (method !== "GET" && method !== "HEAD") {
      response.writeHead(405, methodHeaders).end();
    } else if (resource === undefined) {
      // Node's parser accepts no characters in a query that a header may not
      // contain.
      response
        .writeHead(301, {
          ...movedHeaders,
          Location: target + url.slice(path.length),
        })
        .end();
    } else {
      answerResource(resource, request, response);
    }
    return true;
  };
}

function answerResource(
  resource: Resource,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { body, etag, headers, notModifiedHeaders } = choose(resource, request);
  const condition = request.headers["if-none-match"];
  const current = condition !== undefined && isCurrent(condition, etag);
  // Node sends no body with 304 or to HEAD.
  if (current) response.writeHead(304, notModifiedHeaders).end();
  else response.writeHead(200, headers).end(body);
}
