import { request } from "node:http";

export interface Body {
  readonly type: "application/json" | "application/x-www-form-urlencoded";
  readonly bytes: Buffer;
}

export const json = (value: unknown): Body => ({
  type: "application/json",
  bytes: Buffer.from(JSON.stringify(value)),
});

export const ordinary = (number: number, website: string) =>
  json({
    name: "Asha Rao",
    email: `asha${number}@customer.example`,
    message: `Message ${number}`,
    website,
  });

const timeoutMilliseconds = 30_000;

/**
 * Sends a request on a new connection. Resolves with the status, or 0 without
 * an answer in time.
 */
export function send(
  port: number,
  path: string,
  localAddress: string,
  body?: Body,
): Promise<number> {
  const method = body === undefined ? "GET" : "POST";
  const headers = body && {
    "Content-Type": body.type,
    "Content-Length": body.bytes.length,
  };
  const options = {
    port,
    host: "127.0.0.1",
    localAddress,
    path,
    method,
    headers,
    agent: false,
  };
  return new Promise((resolve) => {
    const sent = request(options, (answer) => {
      answer.on("error", () => resolve(0));
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.setTimeout(timeoutMilliseconds, () => sent.destroy());
    sent.on("error", () => resolve(0));
    sent.end(body?.bytes);
  });
}

export function post(
  port: number,
  body: Body,
  localAddress: string,
): Promise<number> {
  return send(port, "/api/contact", localAddress, body);
}
