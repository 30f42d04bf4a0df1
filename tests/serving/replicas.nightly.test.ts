import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startFormService } from "../../server/contact/testing/form-service.ts";
import { sampleSubmission } from "../../server/contact/testing/samples.ts";
import { startSmtpServer } from "../../server/contact/testing/smtp-server.ts";
import { writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { listening, spawnServer } from "../../server/testing/server-process.ts";
import { startPostgres } from "../tools/postgres.ts";

const messages = 500;
const senders = 8;
const frozenMs = 20_000;
const minute = 60_000;

test(
  "three replicas store and deliver every message through a kill -9, a database restart and a freeze, while one sink hangs",
  async () => {
    const postgres = await startPostgres();
    const hanging = await startFormService();
    hanging.answer = () => {};
    const mails = await startSmtpServer();
    const site = await writeFixtureSite();
    const url = await postgres.createDatabase();
    const settings = {
      DATABASE_URL: url,
      CONTACT_WEBHOOK_URL: hanging.url,
      SMTP_URL: mails.url,
      CONTACT_TO: "hello@algosmith.example",
      CONTACT_LIMIT_PER_CLIENT: "100000",
      CONTACT_LIMIT_IN_ALL: "100000",
    };
    const replicas = [1, 2, 3].map(() => spawnServer(site, settings));
    onTestFinished(async () => {
      for (const replica of replicas) replica.kill("SIGKILL");
      await Promise.all([hanging.close(), mails.close()]);
      await postgres.stop();
      await site.remove();
    });
    const ports = await Promise.all(replicas.map(listening));
    for (const replica of replicas) replica.stdout.resume();

    const acknowledged = new Map<string, string>();
    const answers: Record<string, number> = {};
    let started = 0;

    /**
     * As a browser does: the same key until there is an answer, at whichever
     * replica the proxy chooses.
     */
    const sendUntilAcknowledged = async (number: number) => {
      const message = `Message ${number}, which no other message resembles: ${crypto.randomUUID()}`;
      for (let attempt = 0; attempt < 300; attempt++) {
        const answer = await fetch(
          `http://127.0.0.1:${ports[(number + attempt) % ports.length]}/api/contact`,
          {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "idempotency-key": `key-${number}`,
            },
            body: JSON.stringify({
              ...sampleSubmission,
              message,
              website: site.manifest.siteUrl,
            }),
          },
        ).catch(() => null);
        const status = String(answer?.status ?? "cut off");
        answers[status] = (answers[status] ?? 0) + 1;
        if (answer?.status === 200) {
          acknowledged.set(
            ((await answer.json()) as { id: string }).id,
            message,
          );
          return;
        }
        await delay(200);
      }
      throw new Error(`Message ${number} was never acknowledged.`);
    };
    const troubles: [after: number, trouble: () => Promise<unknown>][] = [
      [100, async () => replicas[0]?.kill("SIGKILL")],
      [200, async () => postgres.restart?.()],
      [
        300,
        async () => {
          await postgres.signal?.("SIGSTOP");
          await delay(frozenMs);
          await postgres.signal?.("SIGCONT");
        },
      ],
    ];
    let trouble: Promise<unknown> = Promise.resolve();
    const sender = async () => {
      while (started < messages) {
        started += 1;
        const number = started;
        if (acknowledged.size >= (troubles[0]?.[0] ?? messages))
          trouble = trouble.then(troubles.shift()?.[1]);
        await sendUntilAcknowledged(number);
      }
    };
    await Promise.all(Array.from({ length: senders }, sender));
    await trouble;
    expect(troubles).toEqual([]);

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    const count = async (sql: string) =>
      Number((await client.query(sql)).rows[0].count);
    const stored = (
      await client.query("SELECT id FROM contact_message")
    ).rows.map(({ id }) => id);
    const delivered = (sink: string) =>
      count(
        `SELECT count(*) FROM contact_delivery WHERE state = 'delivered' AND sink = '${sink}'`,
      );
    // The leases of the killed replica end after two minutes.
    const afterLeases = { timeout: 5 * minute };
    await expect.poll(() => delivered("mail"), afterLeases).toBe(messages);
    expect(await delivered("webhook")).toBe(0);
    hanging.answer = (response) => response.end();
    await expect.poll(() => delivered("webhook"), afterLeases).toBe(messages);

    const posted = hanging.received.map(({ headers }) =>
      String(headers["idempotency-key"]),
    );
    const mailed = mails.mails.map(
      ({ source }) => /^Message-ID: <(.*)@/im.exec(source)?.[1],
    );
    const repeats = (ids: unknown[]) => ids.length - new Set(ids).size;
    const repeated = { mails: repeats(mailed), posts: repeats(posted) };
    console.log(JSON.stringify({ answers, stored: stored.length, repeated }));
    expect(stored.sort()).toEqual([...acknowledged.keys()].sort());
    for (const ids of [mailed, posted])
      expect(new Set(ids)).toEqual(new Set(acknowledged.keys()));
    for (const replica of replicas.slice(1)) {
      replica.kill("SIGTERM");
      await once(replica, "exit");
    }
  },
  15 * minute,
);
