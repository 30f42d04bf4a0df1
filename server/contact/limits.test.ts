import { beforeEach, expect, it } from "vitest";
import { clientGroup } from "../client-address.ts";
import { createMessageLimits, type MessageLimits } from "./limits.ts";
import { Problem } from "./problems.ts";

const settings = { perClient: 2, inAll: 3, windowSeconds: 60 };
let clock: number;
let reports: number;
let limits: MessageLimits;
const create = (changes: Partial<typeof settings> = {}) =>
  createMessageLimits(
    { ...settings, ...changes },
    () => {
      reports += 1;
    },
    () => clock,
  );
beforeEach(() => {
  clock = 0;
  reports = 0;
  limits = create();
});

/** "ok", "suspected", or the seconds after which the client may come back. */
function send(client: string, admitted = false): "ok" | "suspected" | number | undefined {
  try {
    if (!admitted) limits.admit(client);
    return limits.take(client).exceedsAll() ? "suspected" : "ok";
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "too-many-requests") throw error;
    return error.details.retryAfterSeconds;
  }
}

it("limits the messages of each client until its window ends", () => {
  expect([send("a"), send("a"), send("a"), send("b")]).toEqual(["ok", "ok", 60, "ok"]);
  clock = 59_500;
  expect(send("a")).toBe(1);
  clock = 60_000;
  expect(send("a")).toBe("ok");
});

it("limits the wider IPv6 networks that one sender may have, so that none can fill the form's limit", () => {
  limits = create({ perClient: 20, inAll: 1000 });
  const accepted = (addresses: string[]) =>
    addresses.flatMap((address) => Array.from({ length: 20 }, () => send(clientGroup(address)))).filter(isOk);
  const isOk = (outcome: unknown) => outcome === "ok";
  const numbers = Array.from({ length: 256 }, (_, index) => index.toString(16));
  const in58 = numbers.slice(0, 50).map((part) => `2001:db8:1:${part}::1`);
  const in48 = numbers.map((part) => `2001:db8:2:${part}00::1`);
  expect([accepted(in58).length, accepted(in48).length]).toEqual([80, 200]);
  expect(send(clientGroup("2001:db8:3:1::1"))).toBe("ok");
});

it("says which messages exceed the limit for all, and reports it once per window", () => {
  const outcomes = () => ["a", "b", "c", "d", "e"].map((client) => send(client));
  expect(outcomes()).toEqual(["ok", "ok", "ok", "suspected", "suspected"]);
  expect(reports).toBe(1);
  clock = 60_000;
  expect(outcomes()).toEqual(["ok", "ok", "ok", "suspected", "suspected"]);
  expect(reports).toBe(2);
});

it("does not let messages that arrive at the same time exceed the limit", () => {
  for (let count = 0; count < 5; count += 1) limits.admit("a");
  const outcomes = Array.from({ length: 5 }, () => send("a", true));
  expect(outcomes).toEqual(["ok", "ok", 60, 60, 60]);
});

it("does not count messages that were refused or not stored", () => {
  const place = limits.take("a");
  place.exceedsAll();
  place.giveBack();
  place.giveBack();
  for (let count = 0; count < 10; count += 1) send("a");
  expect([send("a"), send("b")]).toEqual([60, "ok"]);
});

it("limits attempts to ten times as many, and counts them for their client only", () => {
  for (let count = 0; count < 19; count += 1) limits.admit("a");
  expect([send("a"), send("a"), send("b")]).toEqual(["ok", 60, "ok"]);
  clock = 60_000;
  expect(send("a")).toBe("ok");
});

it("remembers a limited number of clients, and forgets the oldest first", () => {
  expect([send("first"), send("first"), send("first")]).toEqual(["ok", "ok", 60]);
  for (let client = 0; client < 10_000; client += 1) limits.take(`client ${client}`);
  expect(limits.take("first").exceedsAll()).toBe(false);
});
