import { expect } from "@playwright/test";
import { testWithCollector as test } from "./tools/collector.ts";
import { contactForm, entries } from "./tools/contact-form.ts";

test("a message names the campaign of the first page several pages later, and nothing is stored", async ({
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

test("a message names the other site that linked directly to the form", async ({
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

  test("a message names the campaign in the form's own URL", async ({
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

  test("a message that failed at first still names the campaign", async ({
    page,
    collector: { origin, inbox },
  }) => {
    const form = contactForm(page);
    await form.open(`${origin}/contact?utm_source=newsletter&utm_medium=%22e%22mail`, { scripted: false });
    await form.fillIn({ ...entries, message: "   " });
    await form.button.click();
    await expect(page.getByRole("alert")).toContainText("Please fill in all required fields.");
    await form.fillIn({ message: "Now with words." });
    await form.button.click();
    await page.waitForURL("**/contact#message-sent");
    const [kept] = await inbox.list({ limit: 10 });
    expect(kept?.submission).toMatchObject({ utm_source: "newsletter", utm_medium: '"e"mail' });
    expect(kept?.submission).not.toHaveProperty("utm_term");
  });
});
