import { beforeEach, describe, expect, it } from "vitest";
import { createMessageLimits, type MessageLimits } from "./limits.ts";
import { Problem } from "./problems.ts";

const settings = { perClient: 2, inAll: 3, windowSeconds: 60 };
let clock: number;
let limits: MessageLimits;
beforeEach(() => {
  clock = 0;
  limits = createMessageLimits(settings, () => clock);
});

/** "ok", or the seconds after which the client may come back. */
function outcome(action: () => unknown): "ok" | number | undefined {
  try {
    action();
    return "ok";
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "too-many-requests") throw error;
    return error.details.retryAfterSeconds;
  }
}

const send = (client: string) =>
  outcome(() => {
    limits.admit(client);
    limits.take(client);
  });

describe("messages", () => {
  it("are limited per client until its window ends", () => {
    expect([send("a"), send("a"), send("a"), send("b")]).toEqual(["ok", "ok", 60, "ok"]);
    clock = 59_500;
    expect(send("a")).toBe(1);
    clock = 60_000;
    expect(send("a")).toBe("ok");
  });

  it("are limited for all clients together", () => {
    expect([send("a"), send("b"), send("c"), send("d")]).toEqual(["ok", "ok", "ok", 60]);
  });

  it("that arrive at the same time cannot exceed the limit", () => {
    for (let count = 0; count < 5; count += 1) limits.admit("a");
    const outcomes = Array.from({ length: 5 }, () => outcome(() => limits.take("a")));
    expect(outcomes).toEqual(["ok", "ok", 60, 60, 60]);
  });

  it("over a client's limit do not count towards the limit for all", () => {
    for (let count = 0; count < 10; count += 1) send("a");
    expect(send("b")).toBe("ok");
  });

  it("that were not stored do not count", () => {
    const giveBack = limits.take("a");
    giveBack();
    giveBack();
    expect([send("a"), send("a"), send("a")]).toEqual(["ok", "ok", 60]);
  });
});

describe("attempts without a stored message", () => {
  it("do not count towards the limit for all", () => {
    for (let client = 0; client < 100; client += 1) {
      for (let count = 0; count < 10; count += 1) limits.admit(`client ${client}`);
    }
    expect(send("visitor")).toBe("ok");
  });

  it("do not count as the client's messages, but have a limit of ten times as many", () => {
    for (let count = 0; count < 19; count += 1) limits.admit("a");
    expect([send("a"), send("a")]).toEqual(["ok", 60]);
    expect(send("b")).toBe("ok");
    clock = 60_000;
    expect(send("a")).toBe("ok");
  });
});

it("remembers a limited number of clients, and forgets the oldest first", () => {
  limits = createMessageLimits({ ...settings, inAll: 1_000_000 }, () => clock);
  send("first");
  send("first");
  expect(send("first")).toBe(60);
  for (let client = 0; client < 10_000; client += 1) send(`client ${client}`);
  expect(send("first")).toBe("ok");
});
