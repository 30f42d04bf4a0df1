import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { FIRST_FLIGHT } from "../../publish/first-flight.ts";

/** Forwards data in flights: each twice as large as the last, one round trip later. */
function sendInFlights(from: Socket, to: Socket, roundTrip: number): void {
  let flight = FIRST_FLIGHT;
  let waiting: Buffer = Buffer.alloc(0);
  let sending = false;
  const sendNext = () => {
    sending = waiting.length > 0;
    if (!sending) return;
    to.write(waiting.subarray(0, flight));
    waiting = waiting.subarray(flight);
    flight *= 2;
    setTimeout(sendNext, roundTrip);
  };
  from.on("data", (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    if (!sending) sendNext();
  });
}

/** A connection to a local server with the round trip time, in ms, and the slow start of a real one. */
export async function relayInFlights(port: number, roundTrip: number) {
  const relay = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    // The first request waits for the handshake.
    let delay = 2 * roundTrip;
    client.on("data", (chunk) => {
      setTimeout(() => server.write(chunk), delay);
      delay = roundTrip;
    });
    sendInFlights(server, client, roundTrip);
    client.on("close", () => server.destroy());
    for (const end of [client, server]) end.on("error", () => end.destroy());
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
  return { port: (relay.address() as AddressInfo).port, close: () => relay.close() };
}
