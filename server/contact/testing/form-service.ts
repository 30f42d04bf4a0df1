import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export type FormService = Awaited<ReturnType<typeof startFormService>>;

/** A fake hosted form service. */
export async function startFormService() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    received.push({ headers: request.headers, body });
    service.answer(response);
  });
  const service = {
    url: "",
    received,
    /** To the next requests. */
    answer: (response: ServerResponse): unknown =>
      response.end('{"success":true}'),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`;
  return service;
}
