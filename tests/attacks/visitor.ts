/**
 * Visitors in their own process: each request on a new connection, at a steady
 * pace, reported when the parent asks.
 */
import { ordinary, post, send } from "./messages.ts";

export interface Visit {
  readonly kind: "page" | "post" | "healthz";
  readonly status: number;
  readonly milliseconds: number;
}

const [port = 0, healthPort = 0] = process.argv.slice(2, 4).map(Number);
const [siteUrl = "", visitorsAddress = ""] = process.argv.slice(4);

let visits: Promise<Visit>[] = [];

function every(
  milliseconds: number,
  kind: Visit["kind"],
  ask: (number: number) => Promise<number>,
): void {
  let number = 0;
  setInterval(() => {
    const start = performance.now();
    const visit = ask(number++).then((status) => ({
      kind,
      status,
      milliseconds: performance.now() - start,
    }));
    visits.push(visit);
  }, milliseconds);
}

every(20, "page", () => send(port, "/contact", visitorsAddress));
every(50, "healthz", () => send(healthPort, "/healthz", visitorsAddress));
// Each message from an address of its own, because the form limits how many one
// address may send.
every(100, "post", (number) =>
  post(
    port,
    ordinary(number, siteUrl),
    `127.${200 + (number >> 8)}.${number & 255}.1`,
  ),
);

process.on("message", async () => {
  const reported = visits;
  visits = [];
  process.send?.(await Promise.all(reported));
});
process.on("disconnect", () => process.exit());
