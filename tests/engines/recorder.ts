import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

interface Recording {
  recorded: string[];
}

/**
 * Runs in the page before anything else: records console messages, errors and
 * CSP violations.
 */
function record(): void {
  const page = window as unknown as Recording;
  page.recorded = [];
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    console[level] = (...words: unknown[]) =>
      page.recorded.push(words.join(" "));
  }
  addEventListener(
    "error",
    ({ message, target }) => {
      // Only a hint: WebKit cannot preload the title's font from a data: URL,
      // but loads it for the styles.
      if (
        target instanceof Element &&
        target.matches('link[rel=preload][href^="data:"]')
      )
        return;
      page.recorded.push(
        message ??
          `cannot load ${target instanceof Element ? target.outerHTML : ""}`,
      );
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) =>
    page.recorded.push(String(reason)),
  );
  document.addEventListener(
    "securitypolicyviolation",
    ({ violatedDirective, blockedURI }) =>
      page.recorded.push(`refused ${violatedDirective} ${blockedURI}`),
  );
}

/** Runs in the page. */
export function takeRecorded(): string[] {
  return (window as unknown as Recording).recorded.splice(0);
}

/**
 * The site at `origin`, with the recorder at the start of each page, before the
 * CSP that would block it.
 */
export async function serveRecorded(
  origin: string,
): Promise<{ origin: string; stop(): void }> {
  const answerRecorded = async (
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const body: Buffer[] = await request.toArray();
    const {
      host: _,
      connection: __,
      "accept-encoding": ___,
      ...headers
    } = request.headers;
    const answer = await fetch(new URL(request.url ?? "/", origin), {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      redirect: "manual",
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    const isPage = answer.headers.get("content-type")?.startsWith("text/html");
    const bytes = Buffer.from(await answer.arrayBuffer());
    const sent = isPage
      ? Buffer.from(
          bytes
            .toString()
            .replace("<head>", `<head><script>(${record})()</script>`),
        )
      : bytes;
    for (const [name, value] of answer.headers) {
      if (
        !/^(content-(encoding|length)|transfer-encoding|connection|keep-alive)$/.test(
          name,
        )
      ) {
        response.setHeader(name, value);
      }
    }
    response.writeHead(answer.status).end(sent);
  };
  const server = createServer((request, response) => {
    // A request without an answer would keep the browser waiting.
    answerRecorded(request, response).catch((error) =>
      response.writeHead(502).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
