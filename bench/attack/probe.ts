/** A visitor in its own process: requests `/` on a new connection at a steady pace, and reports on demand. */
import { connect } from "node:net";

export type ProbeCommand = "report";

export interface Visit {
  readonly served: boolean;
  readonly milliseconds: number;
}

const everyMilliseconds = 10;
const timeoutMilliseconds = 5000;
const port = Number(process.argv[2]);
const request = "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n";

function visit(): Promise<Visit> {
  const start = performance.now();
  return new Promise((resolve) => {
    let head = "";
    const socket = connect({ port, host: "127.0.0.1", timeout: timeoutMilliseconds }, () =>
      socket.write(request),
    );
    socket.on("data", (chunk) => {
      if (head.length < 16) head += chunk.toString("latin1", 0, 16);
    });
    socket.on("timeout", () => socket.destroy());
    socket.on("error", () => {});
    socket.on("close", () => {
      resolve({ served: head.startsWith("HTTP/1.1 200 "), milliseconds: performance.now() - start });
    });
  });
}

let visits: Promise<Visit>[] = [];
setInterval(() => visits.push(visit()), everyMilliseconds);
process.on("message", async () => {
  const reported = visits;
  visits = [];
  process.send?.(await Promise.all(reported));
});
process.on("disconnect", () => process.exit());
