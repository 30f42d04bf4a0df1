import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface FormService {
  url: string;
  received: { headers: IncomingHttpHeaders; body: string }[];
  /** Sets the response to the next requests; the last call wins. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

export const answers = {
  success: (response: ServerResponse) => response.end('{"success":true}'),
  slackOk: (response: ServerResponse) => response.end("ok"),
  makeAccepted: (response: ServerResponse) => response.writeHead(202).end("Accepted"),
  noContent: (response: ServerResponse) => response.writeHead(204).end(),
  hang: (_response: ServerResponse) => {},
  hangHalfway: (response: ServerResponse) => response.write('{"success":'),
  notFound: (response: ServerResponse) => response.writeHead(404).end("no such hook"),
  error500: (response: ServerResponse) => response.writeHead(500).end("oops"),
  refused: (response: ServerResponse) => response.end('{"success":false,"message":"wrong key"}'),
  html: (response: ServerResponse) => response.end("<!doctype html><title>Thanks</title>"),
  redirect: (response: ServerResponse) => response.writeHead(302, { location: "/thanks" }).end(),
  endlessError: (response: ServerResponse) => response.writeHead(500).write("x".repeat(100_000)),
  hangUp: (response: ServerResponse) => response.destroy(),
  busy: (response: ServerResponse) => response.writeHead(429, { "retry-after": "120" }).end("{}"),
} satisfies Record<string, (response: ServerResponse) => unknown>;

/** A fake hosted form service with every kind of response. */
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
    answer: answers.success,
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
