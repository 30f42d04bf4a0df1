import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface FormService {
  url: string;
  received: { headers: IncomingHttpHeaders; body: string }[];
  /** Sets the response to the next requests; the last call wins. */
  answer: (response: ServerResponse) => unknown;
  close(): Promise<void>;
}

/** A fake hosted form service. */
export async function startFormService(): Promise<FormService> {
  const received: FormService["received"] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    received.push({ headers: request.headers, body });
    service.answer(response);
  });
  const service: FormService = {
    url: "",
    received,
    answer: (response) => response.end('{"success":true}'),
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
