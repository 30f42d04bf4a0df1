import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Splits the first view by element, because a browser may paint between any
 * two, and the rest by length.
 */
function cut(body: string, pieceLength: number): string[] {
  const heroStart = body.indexOf("<main");
  const heroEnd = body.indexOf("</section>", heroStart);
  const elements = body
    .slice(heroStart, heroEnd)
    .split(/(?=<(?:a|dd|div|figure|h1|li|p|svg|ul)[ >])/);
  const rest: string[] = [];
  for (let at = heroEnd; at < body.length; at += pieceLength)
    rest.push(body.slice(at, at + pieceLength));
  return [body.slice(0, heroStart), ...elements, ...rest];
}

/**
 * A proxy that sends one document in pieces, like a slow connection: the head
 * immediately, the rest on demand.
 */
export async function serveInPieces(
  origin: string,
  route: string,
  pieceLength: number,
) {
  const page = await fetch(origin + route);
  const html = await page.text();
  const bodyStart = html.indexOf("</head>");
  const pieces = cut(html.slice(bodyStart), pieceLength);

  const requested = Promise.withResolvers<ServerResponse>();
  const server = createServer(async ({ url = "" }, response) => {
    if (url === route) {
      for (const name of ["content-type", "content-security-policy"])
        response.setHeader(name, page.headers.get(name) ?? "");
      response.writeHead(page.status);
      response.write(html.slice(0, bodyStart));
      requested.resolve(response);
    } else {
      const file = await fetch(origin + url);
      response.setHeader(
        "content-type",
        file.headers.get("content-type") ?? "",
      );
      response
        .writeHead(file.status)
        .end(Buffer.from(await file.arrayBuffer()));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${route}`,
    /** Sends all pieces and calls `between` after each. */
    async sendAll(between: () => Promise<unknown>) {
      const response = await requested.promise;
      for (const piece of pieces) {
        response.write(piece);
        await between();
      }
      response.end();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
