import { beforeEach, expect, it, vi } from "vitest";
import { createMessageLimits } from "./limits.ts";
import { Problem } from "./problems.ts";

let clock = 0;
beforeEach(() => {
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});
const create = (
  CONTACT_LIMIT_PER_CLIENT: number,
  CONTACT_LIMIT_IN_ALL: number,
) =>
  createMessageLimits(
    {
      CONTACT_LIMIT_PER_CLIENT,
      CONTACT_LIMIT_IN_ALL,
      CONTACT_LIMIT_WINDOW_SECONDS: 60,
      CONTACT_LIMIT_MEGABYTES_PER_CLIENT: 2,
    },
    () => {},
  );
const short = 1000;

/** "ok", or the seconds after which the client may come back. */
function outcome(count: () => unknown): "ok" | number | undefined {
  try {
    count();
    return "ok";
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "too-many-requests")
      throw error;
    return error.details.retryAfterSeconds;
  }
}

it("limits the messages of each client until its window ends, even if they arrive at the same time", () => {
  const limits = create(2, 3);
  for (let count = 0; count < 5; count += 1) limits.admit("a");
  const take = (client: string) => outcome(() => limits.take(client, short));
  expect([take("a"), take("a"), take("a"), take("b")]).toEqual([
    "ok",
    "ok",
    60,
    "ok",
  ]);
  clock += 59_500;
  expect([take("a"), outcome(() => limits.admit("a"))]).toEqual([1, 1]);
  clock += 500;
  expect([take("a"), outcome(() => limits.admit("a"))]).toEqual(["ok", "ok"]);
});

it("limits the wider IPv6 networks that one sender may have, so that none can fill the form's limit", () => {
  const limits = create(20, 1000);
  const send = (address: string) => outcome(() => limits.take(address, short));
  const accepted = (addresses: string[]) =>
    addresses
      .flatMap((address) => Array.from({ length: 20 }, () => send(address)))
      .filter((sent) => sent === "ok");
  const numbers = Array.from({ length: 256 }, (_, index) => index.toString(16));
  const in58 = numbers.slice(0, 50).map((part) => `2001:db8:1:${part}::1`);
  const in48 = numbers.map((part) => `2001:db8:2:${part}00::1`);
  expect([accepted(in58).length, accepted(in48).length]).toEqual([80, 200]);
  expect(send("2001:db8:3:1::1")).toBe("ok");
});

it("remembers a limited number of clients, and forgets the oldest first", () => {
  const limits = create(1, 3);
  limits.take("first", short);
  for (let client = 1; client < 30_000; client += 1)
    limits.take(`client ${client}`, short);
  expect(outcome(() => limits.take("first", short))).toBe(60);
  limits.take("one more", short);
  expect(outcome(() => limits.take("first", short))).toBe("ok");
});

it("limits the bytes of a client's long messages by the day, but never its first nor its short ones", () => {
  const limits = create(1000, 1000);
  const long = 1024 * 1024;
  const take = (address: string, bytes: number) =>
    outcome(() => limits.take(address, bytes));
  const fill = (address: string) =>
    Array.from({ length: 4 }, () => take(address, long));
  expect(fill("192.0.2.1")).toEqual(["ok", "ok", 86_400, 86_400]);
  expect([take("192.0.2.1", short), take("192.0.2.2", long)]).toEqual([
    "ok",
    "ok",
  ]);
  const in64 = ["2001:db8::1", "2001:db8::2", "2001:db8::3"].map((address) =>
    take(address, long),
  );
  expect(in64).toEqual(["ok", "ok", 86_400]);
  clock += 86_400_000;
  expect(take("192.0.2.1", long)).toBe("ok");
});

it("counts no bytes of a message that was not stored", () => {
  const limits = create(1000, 1000);
  for (let count = 0; count < 5; count += 1)
    limits.take("a", 1024 * 1024).giveBack();
  expect(outcome(() => limits.take("a", 1024 * 1024))).toBe("ok");
});
