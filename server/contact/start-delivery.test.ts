import { expect, it, onTestFinished } from "vitest";
import { parseContactEnvironment } from "./environment.ts";
import { startDelivery } from "./start-delivery.ts";
import { startFormService } from "./testing/form-service.ts";
import { formSite, sampleMessage } from "./testing/samples.ts";
import { startSmtpServer } from "./testing/smtp-server.ts";
import { openTestInbox } from "./testing/test-app.ts";

it("delivers a message to every configured sink and acknowledges it, unless it is spam", async () => {
  const service = await startFormService();
  const smtp = await startSmtpServer();
  const settings = {
    CONTACT_WEBHOOK_URL: service.url,
    SMTP_URL: smtp.url,
    CONTACT_TO: "hello@algosmith.example",
    CONTACT_ACKNOWLEDGE: "true",
  };
  const { inbox, close } = await openTestInbox(undefined, settings);
  const log = { info() {}, warn() {}, error() {} };
  const delivery = startDelivery(inbox, parseContactEnvironment(settings), log, formSite);
  onTestFinished(async () => {
    await delivery.stop();
    await Promise.all([close(), service.close(), smtp.close()]);
  });

  await inbox.add(sampleMessage({ suspectedSpam: true }));
  const result = await inbox.add(sampleMessage());
  const states = async () => (await inbox.list({ limit: 1 }))[0]?.deliveries.map(({ state }) => state);
  await expect.poll(states, { timeout: 10_000 }).toEqual(["delivered", "delivered", "delivered"]);
  expect(service.received.map(({ body }) => JSON.parse(body).id)).toEqual([
    result.outcome !== "mismatch" && result.id,
  ]);
  expect(smtp.mails.map(({ from, to }) => ({ from, to }))).toEqual(
    expect.arrayContaining([
      { from: "hello@algosmith.example", to: ["hello@algosmith.example"] },
      { from: "hello@algosmith.example", to: ["asha@customer.example"] },
    ]),
  );
  expect(smtp.mails).toHaveLength(2);
});
