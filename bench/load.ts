import { connect, type Socket } from "node:net";
import { createHistogram } from "node:perf_hooks";

export interface Load {
  readonly port: number;
  readonly path: string;
  readonly acceptEncoding: string;
  readonly connections: number;
  /** Ends at whichever comes first. */
  readonly requests: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly p99Milliseconds: number;
}

const headerEnd = Buffer.from("\r\n\r\n");

/** The length of the first response in these bytes, or 0 while it is incomplete. Throws unless the status is 200. */
function answerLength(bytes: Buffer): number {
  const end = bytes.indexOf(headerEnd);
  if (end === -1) return 0;
  const head = bytes.toString("latin1", 0, end);
  if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`Unexpected response: ${head.split("\r\n")[0]}`);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  const whole = end + headerEnd.length + length;
  return bytes.length >= whole ? whole : 0;
}

/** Requests one page repeatedly on keep-alive connections, one request at a time per connection. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const latency = createHistogram();
  const request = `GET ${load.path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${load.acceptEncoding}\r\n\r\n`;
  const start = performance.now();
  const deadline = start + load.seconds * 1000;
  let sent = 0;
  let answered = 0;

  function drive(socket: Socket): Promise<void> {
    return new Promise((resolve, reject) => {
      let pending = Buffer.alloc(0);
      let sentAt = 0;
      function next(): void {
        if (sent >= load.requests || performance.now() >= deadline) {
          socket.end();
          return;
        }
        sent += 1;
        sentAt = performance.now();
        socket.write(request);
      }
      socket.on("connect", next);
      socket.on("error", reject);
      socket.on("close", resolve);
      socket.on("data", (chunk) => {
        try {
          pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
          const length = answerLength(pending);
          if (length === 0) return;
          pending = pending.subarray(length);
          answered += 1;
          latency.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
          next();
        } catch (error) {
          socket.destroy(error as Error);
        }
      });
    });
  }

  const sockets = Array.from({ length: load.connections }, () => connect(load.port, "127.0.0.1"));
  await Promise.all(sockets.map(drive));
  const seconds = (performance.now() - start) / 1000;
  return {
    requests: answered,
    requestsPerSecond: answered / seconds,
    p99Milliseconds: latency.percentile(99) / 1000,
  };
}
