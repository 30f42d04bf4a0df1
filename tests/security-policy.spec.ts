import { expect, test } from "@playwright/test";
import { fontsShown } from "./tools/fonts.ts";
import { watchViolations } from "./tools/open.ts";

test("the policy blocks what the build did not write", async ({ page }) => {
  const violations = await watchViolations(page);
  await page.route("/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      "</body>",
      '<script>1</script><p style="color:red">x</p></body>',
    );
    await route.fulfill({ response, body });
  });
  await page.goto("/contact");
  await expect
    .poll(() => violations.map((text) => text.split(" ")[1]))
    .toEqual(["script-src-elem", "style-src-attr"]);
});

test("every page is isolated from other origins", async ({ page }) => {
  await page.goto("/");
  expect(
    await page.evaluate(() => [crossOriginIsolated, isSecureContext]),
  ).toEqual([true, true]);
});

test("the page for a refused message has no CSP violation, whatever the message contains", async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await page.goto("/contact");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.evaluate(() => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = "/api/contact";
      form.innerHTML = '<textarea name="message"></textarea>';
      const message = form.querySelector("textarea");
      if (message)
        message.value =
          "</textarea><script>1</script><style>p{color:red}</style>{{name}}";
      document.body.append(form);
      form.submit();
    }),
  ]);
  expect(answer.status()).toBe(422);
  await expect(page.locator("h1")).toBeVisible();
  await fontsShown(page);
  expect(violations).toEqual([]);
});
