import type { IncomingMessage, ServerResponse } from "node:http";
import type { AccessLog, RequestIds } from "../access-log.ts";
import { acceptedEncodings } from "./accept-encoding.ts";
import type { Representation, Resource, Site } from "./resources.ts";

export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

export function choose(resource: Resource, request: IncomingMessage): Representation {
  const accepted = acceptedEncodings(request.headers["accept-encoding"]);
  return resource[accepted] ?? resource[0];
}

/** `If-None-Match` compares weakly: a proxy that recompressed may have prefixed the tag with W/. */
function isCurrent(condition: string, etag: string): boolean {
  if (condition === etag || condition.trim() === "*") return true;
  return condition.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Answers GET and HEAD of known addresses from memory; returns false for everything else. */
export function createFastPath({ resources }: Site, accessLog: AccessLog, requestIds: RequestIds): FastPath {
  return (request, response) => {
    const path = pathOf(request.url ?? "");
    const resource = resources.get(path);
    if (resource === undefined) return false;
    const withBody = request.method === "GET";
    if (!withBody && request.method !== "HEAD") return false;

    const representation = choose(resource, request);
    const condition = request.headers["if-none-match"];
    if (condition !== undefined && isCurrent(condition, representation.etag)) {
      response.writeHead(304, representation.notModifiedHeaders).end();
    } else {
      response.writeHead(200, representation.headers).end(withBody ? representation.body : undefined);
    }
    if (accessLog.enabled) {
      const { statusCode: status } = response;
      accessLog.write({ requestId: requestIds(request), method: request.method, path, status });
    }
    return true;
  };
}
