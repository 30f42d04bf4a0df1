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
  json({ name: "Asha Rao", email: `asha${number}@customer.example`, message: `Message ${number}`, website });

const timeoutMilliseconds = 30_000;

/** Sends a message on a new connection. Resolves with the status, or 0 without an answer in time. */
export function post(port: number, { type, bytes }: Body, localAddress: string): Promise<number> {
  const headers = { "Content-Type": type, "Content-Length": bytes.length };
  return send(port, "POST", "/api/contact", localAddress, headers, bytes);
}

export function get(port: number, path: string, localAddress: string): Promise<number> {
  return send(port, "GET", path, localAddress, {});
}

function send(
  port: number,
  method: string,
  path: string,
  localAddress: string,
  headers: Record<string, string | number>,
  bytes?: Buffer,
): Promise<number> {
  return new Promise((resolve) => {
    const options = { port, host: "127.0.0.1", localAddress, path, method, headers, agent: false };
    const sent = request(options, (answer) => {
      answer.on("error", () => resolve(0));
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.setTimeout(timeoutMilliseconds, () => sent.destroy());
    sent.on("error", () => resolve(0));
    sent.end(bytes);
  });
}
