import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseContactEnvironment } from "../environment.ts";
import type { Inbox } from "../inbox.ts";
import { openInbox } from "../open-inbox.ts";
import { sampleMessage } from "../testing/samples.ts";
import { stores } from "../testing/stores.ts";

const hour = 60 * 60 * 1000;

describe.each(stores())("acknowledgements on $kind", ({ store }) => {
  let environment: Record<string, string>;
  let inbox: Inbox;
  let now: number;
  let first: string;
  let second: string;
  const open = () => openInbox(parseContactEnvironment(environment), () => now);
  const add = async () => {
    const result = await inbox.add(sampleMessage());
    return result.outcome === "mismatch" ? "" : result.id;
  };

  beforeAll(() => store.start());
  afterAll(() => store.stop());
  beforeEach(async () => {
    now = Date.UTC(2026, 0, 1);
    environment = {
      ...(await store.empty()),
      SMTP_URL: "smtp://mail.example",
      CONTACT_TO: "hello@algosmith.example",
      CONTACT_ACKNOWLEDGE: "true",
    };
    inbox = await open();
    [first, second] = [await add(), await add()];
  });
  afterEach(() => inbox.close());

  it("are limited to one per address and hour", async () => {
    expect(await inbox.claimAcknowledgement("asha@customer.example", first)).toBe(true);
    expect(await inbox.claimAcknowledgement("other@customer.example", second)).toBe(true);
    for (const same of [
      "asha@customer.example",
      "ASHA@Customer.Example",
      "Asha+spam@customer.example",
      "a.s.h.a@customer.example",
    ]) {
      expect(await inbox.claimAcknowledgement(same, second)).toBe(false);
    }
    now += hour - 1;
    expect(await inbox.claimAcknowledgement("asha@customer.example", first)).toBe(false);
    now += 1;
    expect(await inbox.claimAcknowledgement("asha@customer.example", second)).toBe(true);
  });

  it("are limited to sixty an hour for all addresses and to one for each, across replicas and restarts", async () => {
    const replicas = [inbox, await open(), await open()];
    const claim = (name: string, index: number) =>
      (replicas[index % 3] ?? inbox).claimAcknowledgement(`${name}@customer.example`, first);
    const together = async (name: (index: number) => string) => {
      const claims = Array.from({ length: 12 }, (_, index) => claim(name(index), index));
      return (await Promise.all(claims)).filter(Boolean).length;
    };
    expect(await together(() => "asha")).toBe(1);
    for (let index = 1; index < 55; index += 1) expect(await claim(`visitor${index}`, index)).toBe(true);
    expect(await together((index) => `crowd${index}`)).toBe(5);
    for (const replica of replicas) await replica.close();
    inbox = await open();
    expect(await inbox.claimAcknowledgement("late@customer.example", second)).toBe(false);
    now += hour;
    expect(await inbox.claimAcknowledgement("late@customer.example", second)).toBe(true);
  });

  it("can be released only by the message that claimed them, and are deleted with it", async () => {
    const claim = (id: string) => inbox.claimAcknowledgement("asha@customer.example", id);
    await claim(first);
    await inbox.releaseAcknowledgement("asha@customer.example", second);
    expect(await claim(second)).toBe(false);
    await inbox.releaseAcknowledgement("Asha@customer.example", first);
    expect(await claim(second)).toBe(true);
    await inbox.remove(second);
    expect(await claim(first)).toBe(true);
  });

  it("are queued with a message, but not when it is redelivered", async () => {
    const sinks = async () => (await inbox.find(second))[0]?.deliveries.map(({ sink }) => sink);
    expect(await sinks()).toEqual(["mail", "acknowledgement"]);
    for (const leased of await inbox.leaseDeliveries("acknowledgement", 9)) await inbox.recordSkipped(leased);
    expect(await sinks()).toEqual(["mail"]);
    await inbox.redeliver(second);
    expect(await sinks()).toEqual(["mail"]);
  });
});
