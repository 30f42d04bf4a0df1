import { expect, type Route } from "@playwright/test";
import { fillSecondsHeader } from "../server/contact/spam/judge.ts";
import { test as base } from "./tools/collector.ts";
import { empty, entries, filled, holdScripts } from "./tools/contact-form.ts";
import {
  type OtherService,
  runOtherService,
  serveRewritten,
} from "./tools/rewritten-site.ts";

/** A native post has CRLF line endings. */
const posted = { ...filled, message: entries.message.replace("\n", "\r\n") };

/** A form service on another origin, and the site as built with its address. */
const test = base.extend<{
  hosted: Pick<OtherService, "origin" | "received" | "answers">;
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  hosted: async ({}, use) => {
    const service = await runOtherService();
    const formEndpoint = `${service.origin}/f/algosmith`;
    const site = await serveRewritten({ formEndpoint }, (html) =>
      html.replaceAll("/api/contact", formEndpoint),
    );
    await use({ ...service, origin: site.origin });
    await site.stop();
    service.stop();
  },
});

test.describe("against the site's own collector", () => {
  test("stores a message unchanged before confirming it", async ({
    form,
    collector,
  }) => {
    await form.open(`${collector.origin}/contact`);
    await form.send();
    await expect(form.toast).toContainText("Message Sent!");
    const kept = await collector.kept();
    expect(kept.map(({ submission }) => submission)).toEqual([filled]);
    expect(kept[0]?.suspectedSpam).toBe(false);
  });

  test("answers a filled honeypot the same way, and stores it as suspected spam", async ({
    form,
    collector,
  }) => {
    await form.open(`${collector.origin}/contact`);
    await form.fillIn();
    await form.field("website").evaluate((input: HTMLInputElement) => {
      input.value = "https://spam.example";
    });
    await form.button.click();
    await expect(form.toast).toContainText("Message Sent!");
    expect(await form.values()).toEqual(empty);
    expect((await collector.kept())[0]?.suspectedSpam).toBe(true);
  });

  test("stores one message when the response is lost and the visitor tries again, and another for other words", async ({
    page,
    form,
    collector,
  }) => {
    const sendInVain = async () => {
      const lose = async (route: Route) => {
        await route.fetch();
        await route.abort("connectionreset");
      };
      await page.route("**/api/contact", lose, { times: 1 });
      await form.send();
      await expect(form.toast).toContainText("Error");
    };
    await form.open(`${collector.origin}/contact`);
    await sendInVain();
    await form.button.click();
    await expect(form.toast).toContainText("Message Sent!");
    expect(await collector.kept()).toHaveLength(1);
    await sendInVain();
    await form.send({ message: "Other words." });
    await expect(form.toast).toContainText("Message Sent!");
    expect(await collector.kept()).toHaveLength(3);
  });
});

test.describe("when the form's script does not load", () => {
  for (const blocked of ["**/*.js", "**/entry.client-*.js"]) {
    test(`but fails for ${blocked}, a delayed message is posted natively`, async ({
      page,
      form,
      collector,
    }) => {
      const submitted = Promise.withResolvers<void>();
      await page.route(blocked, async (route) => {
        await submitted.promise;
        await route.abort();
      });
      await form.openWithoutTime(`${collector.origin}/contact`);
      await form.send();
      await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
      submitted.resolve();
      await page.waitForURL("**/contact#message-sent");
      await expect(page.locator("#message-sent")).toBeVisible();
      const kept = await collector.kept();
      expect(kept.map(({ submission }) => submission)).toEqual([posted]);
    });
  }

  test("the browser's own validation requires the fields, and the message arrives", async ({
    page,
    form,
    collector,
  }) => {
    await page.route("**/*.js", (route) => route.abort());
    await form.open(`${collector.origin}/contact`, { scripted: false });
    await form.send({ email: entries.email });
    await expect(page.locator("form:not([novalidate])")).toBeVisible();
    await expect(form.field("name")).toBeFocused();
    expect(
      await form
        .field("name")
        .evaluate((input: HTMLInputElement) => input.matches(":invalid")),
    ).toBe(true);
    await form.send();
    await page.waitForURL("**/contact#message-sent");
    expect(await collector.kept()).toHaveLength(1);
  });

  test("within two seconds of the first submit, the message is posted natively, once", async ({
    page,
    form,
    collector,
  }) => {
    const { release } = await holdScripts(page);
    const posts: string[] = [];
    const answered = Promise.withResolvers<void>();
    await page.route("**/api/contact", async (route) => {
      posts.push(route.request().headers()["content-type"] ?? "");
      await answered.promise;
      await route.continue();
    });
    await form.openWithoutTime(`${collector.origin}/contact`);
    await form.send();
    await page.clock.runFor(1900);
    await form.button.click();
    expect(posts).toEqual([]);
    await page.clock.runFor(100);
    await expect
      .poll(() => posts)
      .toEqual(["application/x-www-form-urlencoded"]);
    // Later modules find the form gone.
    release();
    answered.resolve();
    await page.waitForURL("**/contact#message-sent");
    const kept = await collector.kept();
    expect(kept.map(({ submission }) => submission)).toEqual([posted]);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts, returns to the page and shows the confirmation", async ({
    page,
    form,
    collector,
  }) => {
    const confirmation = page.locator("#message-sent");
    await form.open(`${collector.origin}/contact`, { scripted: false });
    await expect(confirmation).toBeHidden();
    await form.send();
    await page.waitForURL("**/contact#message-sent");
    await expect(confirmation).toBeInViewport({ ratio: 1 });
    await expect(confirmation).toContainText("Message Sent!");
    await expect(confirmation).toContainText("Received");
    await page.emulateMedia({ media: "print" });
    await expect(confirmation).toBeVisible();
    await expect(form.button).toBeHidden();
    const [kept] = await collector.kept();
    expect(kept?.submission).toEqual(posted);
  });

  test("a failure repeats the visitor's text, escaped, and can be sent again", async ({
    page,
    form,
    collector,
  }) => {
    const hostile = `<b>"Asha" & {{email}}</b>`;
    await form.open(`${collector.origin}/contact`, { scripted: false });
    await form.fillIn({ ...entries, name: hostile, message: "   " });
    const answer = page.waitForResponse("**/api/contact");
    await form.button.click();
    expect((await answer).status()).toBe(422);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your message was not sent",
    );
    await expect(page.getByRole("alert")).toContainText(
      "Missing Information Please fill in all required fields.",
      { useInnerText: true },
    );
    await expect(form.field("name")).toHaveValue(hostile);
    await expect(form.field("email")).toHaveValue(entries.email);
    await expect(form.field("projectType")).toHaveValue(entries.projectType);

    await form.send({ message: "Now with words." });
    await page.waitForURL("**/contact#message-sent");
    const [kept] = await collector.kept();
    expect(kept?.submission).toMatchObject({
      name: hostile,
      message: "Now with words.",
    });
    expect(kept?.submission.projectType).toBe(entries.projectType);
  });

  test("a failure without a project type offers the types as before", async ({
    page,
    form,
    collector,
  }) => {
    await form.open(`${collector.origin}/contact`, { scripted: false });
    await form.send({ ...entries, projectType: "", message: " " });
    await expect(page.getByRole("alert")).toBeVisible();
    const type = form.field("projectType");
    await expect(type.locator("option:checked")).toHaveText("Choose one");
    await expect(type).toHaveValue("");
  });
});

test("sends a hosted form service the five fields alone, without a key, and reads its flag, by either name", async ({
  form,
  hosted,
}) => {
  hosted.answers.push(
    { success: "false" },
    { ok: false },
    { success: "true" },
    { ok: true, next: "/thanks" },
  );
  // The site's own collector would get these too.
  const referer = `${hosted.origin}/about/company`;
  await form.open(`${hosted.origin}/contact?utm_source=advert`, { referer });
  for (const [index, toast] of [
    "Error",
    "Error",
    "Message Sent!",
    "Message Sent!",
  ].entries()) {
    await form.send();
    await expect.poll(() => hosted.received.length).toBe(index + 1);
    await expect(form.toast).toContainText(toast);
  }
  expect(hosted.received[0]?.body).toEqual(filled);
  expect(hosted.received[0]?.headers.accept).toBe("application/json");
  expect(hosted.received[0]?.headers["idempotency-key"]).toBeUndefined();
  expect(hosted.received[0]?.headers[fillSecondsHeader]).toBeUndefined();
});
