import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { relayInFlights } from "./relay.ts";

const roundTrip = 20;

async function fetchThroughRelay(length: number): Promise<{ text: string; roundTrips: number }> {
  const server = createServer((_, response) => response.end("x".repeat(length))).listen(0, "127.0.0.1");
  await once(server, "listening");
  const relay = await relayInFlights((server.address() as AddressInfo).port, roundTrip);
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${relay.port}`, { headers: { Connection: "close" } });
  const text = await answer.text();
  const roundTrips = (performance.now() - started) / roundTrip;
  relay.close();
  server.close();
  return { text, roundTrips };
}

it("forwards a complete response, one flight per round trip", async () => {
  const { text, roundTrips } = await fetchThroughRelay(60_000);
  expect(text).toHaveLength(60_000);
  // Two before the first flight; 14.6, 29.2 and the rest.
  expect(roundTrips).toBeGreaterThan(3.9);
});
