import { expect, test } from "@playwright/test";
import { getContent } from "../app/content/entries.ts";
import { literalPattern } from "../app/content/literal-pattern.ts";
import { calendarOf } from "../app/content/schema/site.ts";
import { site } from "../app/content/site.ts";
import { call } from "../app/pages/call/kind.ts";
import { pageSource } from "./tools/site.ts";

const scheduling = calendarOf(site.scheduling.general) ?? "";
test.skip(scheduling === "", "there is no calendar");

/** A fake scheduling service, because tests must not use the network. */
test.beforeEach(({ page }) =>
  page.route(scheduling, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Calendar</h1>" }),
  ),
);

test("/call redirects to the scheduling service, and Back skips it", async ({
  page,
}) => {
  await page.goto("/about/company");
  await page.goto("/call", { waitUntil: "commit" });
  await expect(page).toHaveURL(scheduling);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/company$/);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("/call redirects by a meta refresh", async ({ page }) => {
    await page.goto("/call", { waitUntil: "commit" });
    await expect(page).toHaveURL(scheduling);
  });
});

test("/call says that it redirects and offers a plain link", async () => {
  const source = pageSource("/call");
  expect(source).toMatch(
    new RegExp(`<h1[^>]*>${literalPattern(getContent(call).message)}</h1>`),
  );
  expect(source).toMatch(new RegExp(`<a [^>]*href="${scheduling}"`));
});
