import { connect } from "node:net";

export interface Answer {
  readonly status: number;
  /**
   * By lower-case name; the values of a repeated header are joined by " | ".
   */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function parseAnswer(bytes: Buffer): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1)
    throw new Error(
      `No answer, only ${JSON.stringify(bytes.toString("latin1").slice(0, 200))}`,
    );
  const [statusLine = "", ...lines] = bytes
    .subarray(0, end)
    .toString("latin1")
    .split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]} | ${value}` : value;
  }
  return {
    status: Number(statusLine.split(" ")[1]),
    headers,
    body: bytes.subarray(end + 4),
  };
}

/**
 * Sends exactly these bytes and reads until the server closes the connection,
 * without a client library.
 */
export async function exchangeBytes(
  port: number,
  bytes: string | Buffer,
): Promise<Answer> {
  const chunks: Buffer[] = [];
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
  socket.on("data", (chunk) => chunks.push(chunk));
  // A server that refuses the rest of a request may reset the connection after
  // its response.
  socket.on("error", () => {});
  await new Promise((resolve) => socket.on("close", resolve));
  return parseAnswer(Buffer.concat(chunks));
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One request whose path is sent exactly as given. */
export function exchange(
  port: number,
  target: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const headers = {
    Host: "localhost",
    Connection: "close",
    ...options.headers,
  };
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return exchangeBytes(
    port,
    `${options.method ?? "GET"} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`,
  );
}
