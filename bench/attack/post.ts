import { request } from "node:http";
import type { Body } from "./bodies.ts";

export interface Target {
  readonly port: number;
  readonly dataDir: string;
  readonly siteUrl: string;
}

/** Any number of loopback addresses, each a different client to the server. */
export function* clientAddresses(): Generator<string, never> {
  for (let number = 1; ; number = (number % 60_000) + 1) yield `127.1.${number >> 8}.${number & 255}`;
}

const timeoutMilliseconds = 5000;

/** The status of the response; 0 if there was none in time. */
export function post(port: number, { type, bytes }: Body, localAddress: string): Promise<number> {
  const headers = { "Content-Type": type, "Content-Length": bytes.length };
  const options = {
    port,
    host: "127.0.0.1",
    localAddress,
    path: "/api/contact",
    method: "POST",
    headers,
    agent: false,
  };
  return new Promise((resolve) => {
    const sent = request(options, (answer) => {
      answer.resume().on("close", () => resolve(answer.statusCode ?? 0));
    });
    sent.setTimeout(timeoutMilliseconds, () => sent.destroy());
    sent.on("error", () => resolve(0));
    sent.end(bytes);
  });
}
