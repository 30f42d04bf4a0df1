import { expect } from "@playwright/test";
import { test } from "./tools/collector.ts";
import { entries } from "./tools/contact-form.ts";

test("a message names the campaign of the first page several pages later, and nothing is stored", async ({
  page,
  form,
  collector: { origin, kept },
}) => {
  await page.goto(`${origin}/?utm_source=newsletter&utm_campaign=spring`, {
    referer: "https://search.example/",
  });
  for (const next of ["/about/company", "/contact"]) {
    // Without a pointer, because the browser would prerender the page under it
    // and swap this one.
    await page.locator(`footer a[href="${next}"]`).dispatchEvent("click");
    await page.waitForURL(`**${next}`);
  }
  await form.ready();
  await form.send();
  await expect(form.toast).toContainText("Message Sent!");
  const [message] = await kept();
  expect(message?.submission).toMatchObject({
    utm_source: "newsletter",
    utm_campaign: "spring",
    referrer: `${origin}/about/company`,
  });
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length]),
  ).toEqual([0, 0]);
  expect(await page.context().cookies()).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a message that failed at first still names the campaign", async ({
    page,
    form,
    collector: { origin, kept },
  }) => {
    await form.open(
      `${origin}/contact?utm_source=newsletter&utm_medium=%22e%22mail`,
      { scripted: false },
    );
    await form.send({ ...entries, message: "   " });
    await expect(page.getByRole("alert")).toContainText(
      "Please fill in all required fields.",
    );
    await form.send({ message: "Now with words." });
    await page.waitForURL("**/contact#message-sent");
    const [message] = await kept();
    expect(message?.submission).toMatchObject({
      utm_source: "newsletter",
      utm_medium: '"e"mail',
    });
    expect(message?.submission).not.toHaveProperty("utm_term");
  });
});
