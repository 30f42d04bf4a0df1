import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";

/**
 * A reason not to start that the operator can fix. The message is all they
 * need, so no stack is printed.
 */
export class StartError extends Error {
  override name = "StartError";
}

/** An error thrown by a route: the visitor sees its kind, the log the rest. */
export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error, "request failed");
  return reply
    .code(status)
    .send({ success: false, error: status >= 500 ? "internal" : error.code });
}

/** For a request that no route sees. A cache must never keep an error. */
export function refuse(response: ServerResponse, status: 400 | 417): void {
  response
    .writeHead(status, {
      "Cache-Control": "no-store",
      Connection: "close",
      "Content-Length": 0,
    })
    .end();
}

const unparsable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Invalid HTTP never becomes a request: answer it here and close the
 * connection.
 */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = unparsable[error.code ?? ""] ?? "400 Bad Request";
  socket.end(
    `HTTP/1.1 ${status}\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
