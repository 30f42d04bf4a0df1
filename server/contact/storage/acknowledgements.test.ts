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

  it("are limited to sixty an hour for all addresses, even if replicas claim them at once", async () => {
    const replicas = [inbox, await open(), await open()];
    const claim = (index: number) =>
      (replicas[index % 3] ?? inbox).claimAcknowledgement(`visitor${index}@customer.example`, first);
    for (let index = 0; index < 55; index += 1) expect(await claim(index)).toBe(true);
    const claims = await Promise.all(Array.from({ length: 12 }, (_, index) => claim(55 + index)));
    expect(claims.filter(Boolean)).toHaveLength(5);
    now += hour;
    expect(await inbox.claimAcknowledgement("later@customer.example", second)).toBe(true);
    for (const replica of replicas.slice(1)) await replica.close();
  });

  it("are limited across restarts and replicas", async () => {
    const replicas = [inbox, await open(), await open()];
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (replicas[index % 3] ?? inbox).claimAcknowledgement("asha@customer.example", first),
      ),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
    for (const replica of replicas) await replica.close();
    inbox = await open();
    expect(await inbox.claimAcknowledgement("asha@customer.example", second)).toBe(false);
  });

  it("can be released only by the message that claimed them", async () => {
    await inbox.claimAcknowledgement("asha@customer.example", first);
    await inbox.releaseAcknowledgement("asha@customer.example", second);
    expect(await inbox.claimAcknowledgement("asha@customer.example", second)).toBe(false);
    await inbox.releaseAcknowledgement("Asha@customer.example", first);
    expect(await inbox.claimAcknowledgement("asha@customer.example", second)).toBe(true);
  });

  it("are deleted with their message", async () => {
    await inbox.claimAcknowledgement("asha@customer.example", first);
    await inbox.remove(first);
    expect(await inbox.claimAcknowledgement("asha@customer.example", second)).toBe(true);
  });

  it("are queued with a message, but not when it is redelivered", async () => {
    const sinks = async () => (await inbox.find(second))[0]?.deliveries.map(({ sink }) => sink);
    expect(await sinks()).toEqual(["mail", "acknowledgement"]);
    for (const leased of await inbox.leaseDeliveries("acknowledgement", 9)) await inbox.recordSkipped(leased);
    expect(await sinks()).toEqual(["mail"]);
    await inbox.redeliver(second);
    expect(await sinks()).toEqual(["mail"]);
  });

  it("are not skipped by a process whose lease has run out", async () => {
    const [late] = await inbox.leaseDeliveries("acknowledgement", 1);
    now += hour;
    const [current] = await inbox.leaseDeliveries("acknowledgement", 1);
    expect(current?.sequence).toBe(late?.sequence);
    if (late) await inbox.recordSkipped(late);
    expect((await inbox.find(first))[0]?.deliveries).toHaveLength(2);
  });
});
