import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { parseContactEnvironment } from "../server/contact/environment.ts";
import type { Inbox } from "../server/contact/inbox.ts";
import { openInbox } from "../server/contact/open-inbox.ts";
import { contactForm } from "./tools/contact-form.ts";
import { serveSite } from "./tools/site.ts";

const test = base.extend<{ collector: { origin: string; inbox: Inbox } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  collector: async ({}, use) => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), "lead-source-"));
    const site = await serveSite({ DATA_DIR });
    const inbox = await openInbox(parseContactEnvironment({ DATA_DIR }));
    await use({ origin: `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`, inbox });
    await inbox.close();
    await site.close();
    await rm(DATA_DIR, { recursive: true });
  },
});

test("the campaign of the first page reaches the message several pages later, and nothing is stored", async ({
  page,
  collector: { origin, inbox },
}) => {
  const form = contactForm(page);
  await page.goto(`${origin}/?utm_source=newsletter&utm_campaign=spring`, {
    referer: "https://search.example/",
  });
  for (const next of ["/portfolio", "/contact"]) {
    // Without a pointer, because the browser would prerender the page under it and swap this one.
    await page.locator(`footer a[href="${next}"]`).dispatchEvent("click");
    await page.waitForURL(`**${next}`);
  }
  await form.ready();
  await form.fillIn();
  await form.button.click();
  await expect(form.toast).toContainText("Message Sent!");
  const [kept] = await inbox.list({ limit: 10 });
  expect(kept?.submission).toMatchObject({
    utm_source: "newsletter",
    utm_campaign: "spring",
    referrer: `${origin}/portfolio`,
  });
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await page.context().cookies()).toEqual([]);
});

test("another site that led straight to the form reaches the message", async ({
  page,
  collector: { origin, inbox },
}) => {
  const form = contactForm(page);
  await form.open(`${origin}/contact`, { referer: "https://search.example/" });
  await form.fillIn();
  await form.button.click();
  await expect(form.toast).toContainText("Message Sent!");
  expect((await inbox.list({ limit: 10 }))[0]?.submission.referrer).toBe("https://search.example/");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the campaign in the form's own address reaches the message", async ({
    page,
    collector: { origin, inbox },
  }) => {
    const form = contactForm(page);
    await form.open(`${origin}/contact?utm_source=newsletter&utm_medium=email`, { scripted: false });
    await form.fillIn();
    await form.button.click();
    await page.waitForURL("**/contact#message-sent");
    const [kept] = await inbox.list({ limit: 10 });
    expect(kept?.submission).toMatchObject({ utm_source: "newsletter", utm_medium: "email" });
  });
});
