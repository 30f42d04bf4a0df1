import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { addPolicy } from "../publish/policy.ts";
import { fillSecondsHeader } from "../server/contact/spam/judge.ts";
import { testWithCollector } from "./tools/collector.ts";
import { contactForm, entries, holdScripts } from "./tools/contact-form.ts";
import { buildFolder, builtManifest, serveOnPort } from "./tools/site.ts";

const { siteUrl } = builtManifest();
/** A native post has CRLF line endings. */
const posted = { ...entries, message: entries.message.replace("\n", "\r\n"), website: siteUrl };

interface HostedService {
  origin: string;
  received: { headers: Record<string, string | string[] | undefined>; body: unknown }[];
  answers: object[];
}

/** A form service on another origin, and the site as built with its address. */
async function hostedSite(folder: string) {
  const service: HostedService = { origin: "", received: [], answers: [] };
  const server = createServer(async (request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "content-type");
    if (request.method === "OPTIONS") return response.end();
    const body = Buffer.concat(await request.toArray()).toString();
    service.received.push({ headers: request.headers, body: JSON.parse(body) });
    response.end(JSON.stringify(service.answers.shift() ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/algosmith`;

  await cp(buildFolder, folder, { recursive: true });
  const page = path.join(folder, "site/contact.html");
  const manifest = { ...builtManifest(), formEndpoint: address };
  const html = (await readFile(page, "utf8"))
    .replaceAll("/api/contact", address)
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
  await writeFile(page, addPolicy(html, manifest));
  for (const copy of [".br", ".gz"]) await rm(page + copy, { force: true });
  await writeFile(path.join(folder, "manifest.json"), JSON.stringify(manifest));

  const site = await serveOnPort({ BUILD_DIR: folder, DATA_DIR: path.join(folder, "data") });
  service.origin = site.origin;
  return {
    service,
    async stop() {
      await site.stop();
      server.close();
    },
  };
}

const test = testWithCollector.extend<{ hosted: HostedService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  hosted: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "hosted-"));
    const { service, stop } = await hostedSite(folder);
    await use(service);
    await stop();
    await rm(folder, { recursive: true });
  },
});

test.describe("against the site's own collector", () => {
  test("stores a message unchanged before confirming it", async ({ page, collector }) => {
    const form = contactForm(page);
    await form.open(`${collector.origin}/contact`);
    await form.fillIn();
    await form.button.click();
    await expect(form.toast).toContainText("Message Sent!");
    const kept = await collector.inbox.list({ limit: 10 });
    expect(kept.map(({ submission }) => submission)).toEqual([{ ...entries, website: siteUrl }]);
    expect(kept[0]?.suspectedSpam).toBe(false);
  });

  test("answers a filled honeypot the same way, and stores it as suspected spam", async ({
    page,
    collector,
  }) => {
    const form = contactForm(page);
    await form.open(`${collector.origin}/contact`);
    await form.fillIn();
    await form.field("website").evaluate((input: HTMLInputElement) => {
      input.value = "https://spam.example";
    });
    await form.button.click();
    await expect(form.toast).toContainText("Message Sent!");
    expect((await collector.inbox.list({ limit: 10 }))[0]?.suspectedSpam).toBe(true);
  });

  test("stores one message when the response is lost and the visitor tries again", async ({
    page,
    collector,
  }) => {
    const form = contactForm(page);
    await form.open(`${collector.origin}/contact`);
    await page.route(
      "**/api/contact",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await form.fillIn();
    await form.button.click();
    await expect(form.toast).toContainText("Error");
    await form.button.click();
    await expect(form.toast).toContainText("Message Sent!");
    expect(await collector.inbox.list({ limit: 10 })).toHaveLength(1);
  });
});

test.describe("when the form's script does not load", () => {
  for (const blocked of ["**/*.js", "**/entry.client-*.js"]) {
    test(`but fails for ${blocked}, a delayed message is posted natively`, async ({ page, collector }) => {
      const form = contactForm(page);
      const submitted = Promise.withResolvers<void>();
      await page.route(blocked, async (route) => {
        await submitted.promise;
        await route.abort();
      });
      await form.openWithoutTime(`${collector.origin}/contact`);
      await form.fillIn();
      await form.button.click();
      await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
      submitted.resolve();
      await page.waitForURL("**/contact#message-sent");
      await expect(page.locator("#message-sent")).toBeVisible();
      const kept = await collector.inbox.list({ limit: 10 });
      expect(kept.map(({ submission }) => submission)).toEqual([posted]);
    });
  }

  test("the browser's own validation requires the fields, and the message arrives", async ({
    page,
    collector,
  }) => {
    const form = contactForm(page);
    await page.route("**/*.js", (route) => route.abort());
    await form.open(`${collector.origin}/contact`, { scripted: false });
    await form.fillIn({ email: entries.email });
    await form.button.click();
    await expect(page.locator("form:not([novalidate])")).toBeVisible();
    await expect(form.field("name")).toBeFocused();
    expect(await form.field("name").evaluate((input: HTMLInputElement) => input.matches(":invalid"))).toBe(
      true,
    );
    await form.fillIn();
    await form.button.click();
    await page.waitForURL("**/contact#message-sent");
    expect(await collector.inbox.list({ limit: 10 })).toHaveLength(1);
  });

  test("within two seconds of the first submit, the message is posted natively, once", async ({
    page,
    collector,
  }) => {
    const form = contactForm(page);
    const { release } = await holdScripts(page);
    const posts: string[] = [];
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/contact", async (route) => {
      posts.push(route.request().headers()["content-type"] ?? "");
      await answered.promise;
      await route.continue();
    });
    await form.openWithoutTime(`${collector.origin}/contact`);
    await form.fillIn();
    await form.button.click();
    await page.clock.runFor(1900);
    await form.button.click();
    expect(posts).toEqual([]);
    await page.clock.runFor(100);
    await expect.poll(() => posts).toEqual(["application/x-www-form-urlencoded"]);
    // Later modules find the form gone.
    release();
    answered.resolve();
    await page.waitForURL("**/contact#message-sent");
    const kept = await collector.inbox.list({ limit: 10 });
    expect(kept.map(({ submission }) => submission)).toEqual([posted]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, returns to the page and shows the confirmation", async ({ page, collector }) => {
    const form = contactForm(page);
    const confirmation = page.locator("#message-sent");
    await form.open(`${collector.origin}/contact`, { scripted: false });
    await expect(confirmation).toBeHidden();
    await form.fillIn();
    await form.button.click();
    await page.waitForURL("**/contact#message-sent");
    await expect(confirmation).toBeInViewport({ ratio: 1 });
    await expect(confirmation).toContainText("Message Sent!");
    await expect(confirmation).toContainText("Received");
    const [kept] = await collector.inbox.list({ limit: 10 });
    expect(kept?.submission).toEqual(posted);
  });

  test("the browser's own validation requires the fields", async ({ page, collector }) => {
    const form = contactForm(page);
    await form.open(`${collector.origin}/contact`, { scripted: false });
    await form.button.click();
    await expect(form.field("name")).toBeFocused();
    expect(new URL(page.url()).pathname).toBe("/contact");
    expect(await collector.inbox.list({ limit: 10 })).toEqual([]);
  });

  test("a failure repeats the visitor's text, escaped, and can be sent again", async ({
    page,
    collector,
  }) => {
    const form = contactForm(page);
    const hostile = `<b>"Asha" & {{email}}</b>`;
    await form.open(`${collector.origin}/contact`, { scripted: false });
    await form.fillIn({ ...entries, name: hostile, message: "   " });
    const answer = page.waitForResponse("**/api/contact");
    await form.button.click();
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your message was not sent");
    await expect(page.getByRole("alert")).toContainText("Please fill in all required fields.");
    await expect(form.field("name")).toHaveValue(hostile);
    await expect(form.field("email")).toHaveValue(entries.email);
    await expect(form.field("projectType")).toHaveValue(entries.projectType);

    await form.fillIn({ message: "Now with words." });
    await form.button.click();
    await page.waitForURL("**/contact#message-sent");
    const [kept] = await collector.inbox.list({ limit: 10 });
    expect(kept?.submission).toMatchObject({ name: hostile, message: "Now with words." });
    expect(kept?.submission.projectType).toBe(entries.projectType);
  });
});

test.describe("against a hosted form service", () => {
  test("sends the message there, without a key, and reads its success flag", async ({ page, hosted }) => {
    const form = contactForm(page);
    hosted.answers.push({ success: "false" }, { success: "true" });
    await form.open(`${hosted.origin}/contact`);
    await form.fillIn();
    await form.button.click();
    await expect(form.toast).toContainText("Error");
    expect(await form.values()).toEqual({ ...entries, website: siteUrl });
    await form.button.click();
    await expect(form.toast).toContainText("Message Sent!");
    expect(hosted.received).toHaveLength(2);
    expect(hosted.received[0]?.body).toEqual({ ...entries, website: siteUrl });
    expect(hosted.received[0]?.headers["idempotency-key"]).toBeUndefined();
    expect(hosted.received[0]?.headers[fillSecondsHeader]).toBeUndefined();
  });

  test("accepts a flag named ok", async ({ page, hosted }) => {
    const form = contactForm(page);
    hosted.answers.push({ ok: false }, { ok: true, next: "/thanks" });
    await form.open(`${hosted.origin}/contact`);
    await form.fillIn();
    await form.button.click();
    await expect(form.toast).toContainText("Error");
    await form.button.click();
    await expect(form.toast).toContainText("Message Sent!");
    expect(hosted.received[0]?.headers.accept).toBe("application/json");
  });
});
