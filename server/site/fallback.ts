import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { choose, pathOf } from "./fast-path.ts";
import { answerHeaders } from "./headers.ts";
import { movedTo } from "./moved.ts";
import type { Representation, Site } from "./resources.ts";

const allowed = "GET, HEAD";

/** The query comes from the visitor; only characters that a header may contain go into `Location`. */
function queryOf(url: string): string {
  const query = url.slice(pathOf(url).length);
  return query.replaceAll(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));
}

function sendRepresentation(
  reply: FastifyReply,
  status: number,
  { headers, body }: Representation,
): FastifyReply {
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index];
    if (name !== undefined && name !== "ETag") reply.header(name, headers[index + 1]);
  }
  return reply.code(status).send(body);
}

/** A path that the router cannot decode, such as a broken escape: the page for unknown addresses. No hook runs before. */
export function answerUnroutable(
  site: Site,
): (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void {
  return ({ statusCode = 400 }, request, reply) => {
    request.log.info({ method: request.method, status: statusCode }, "unreadable address");
    sendRepresentation(reply.headers(answerHeaders()), statusCode, choose(site.notFound, request.raw));
  };
}

/** Requests that neither the fast path nor a route answers: another method, a moved address, or not found. */
export function addFallback(app: FastifyInstance, site: Site, moved: ReadonlyMap<string, string>): void {
  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const url = request.raw.url ?? "/";
    const path = pathOf(url);
    const reads = request.method === "GET" || request.method === "HEAD";

    if (!reads && (site.resources.has(path) || moved.has(path))) {
      return reply.code(405).header("Allow", allowed).type("text/plain").send("Method not allowed\n");
    }
    const target = movedTo(path, moved);
    if (target !== null) {
      return reply
        .code(301)
        .header("Cache-Control", "public, max-age=3600")
        .header("Location", target + queryOf(url))
        .send();
    }
    if (path.startsWith("/api/")) return reply.code(404).send({ success: false, error: "not-found" });
    return sendRepresentation(reply, 404, choose(site.notFound, request.raw));
  }

  // Before the body is read: no body is needed here, and a bad one must not change the 404.
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404) return answer(request, reply);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply));
}
