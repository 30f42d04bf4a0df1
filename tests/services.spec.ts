import { expect, type Page, test } from "@playwright/test";
import { getCallActions } from "../app/content/call-actions.ts";
import { listEntries } from "../app/content/entries.ts";
import { hrefOf } from "../app/content/kind.ts";
import { words } from "../app/content/words.ts";
import { forProject } from "../app/pages/contact/kind.ts";
import { templateAt } from "../app/pages/samples.ts";
import { service as serviceKind } from "../app/pages/service/kind.ts";
import { isTemplateService } from "../app/pages/service/schema.ts";
import { routesOf } from "./all-routes/groups.ts";
import { expectLink } from "./tools/expect-link.ts";

const services = routesOf(serviceKind);
const [service = ""] = services.filter(
  (route) => templateAt(route) === "service project",
);
/** The content of that service. */
const entry = listEntries(serviceKind)
  .filter(isTemplateService)
  .find(({ slug }) => hrefOf(serviceKind, slug) === service);
const [setUp] = services.filter(
  (route) => templateAt(route) === "service setup",
);
const items = (page: Page) => page.locator("#faq details");
const questions = (page: Page) => page.locator("#faq summary");
const openItems = (page: Page) => page.locator("#faq details[open]");

test.describe("the questions of a service", () => {
  test("open one at a time and close again, by mouse and by keyboard", async ({
    page,
  }) => {
    await page.goto(service);
    await questions(page).nth(1).click();
    await questions(page).nth(2).click();
    await expect(openItems(page)).toHaveCount(1);
    await expect(items(page).nth(2)).toHaveAttribute("open");
    await page.keyboard.press("Space");
    await expect(openItems(page)).toHaveCount(0);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(openItems(page)).toHaveCount(1);
    await expect(items(page).nth(1)).toHaveAttribute("open");
  });

  test("open the answer in the URL's fragment, on load and after a click on its link", async ({
    page,
  }) => {
    await page.goto(service);
    const ids = await page
      .locator("#faq details > p")
      .evaluateAll((answers) => answers.map(({ id }) => id));
    await page.goto("about:blank");
    await page.goto(`${service}#${ids[3]}`);
    await expect(items(page).nth(3)).toHaveAttribute("open");
    await expect(questions(page).nth(3)).toBeInViewport();
    await page.evaluate((id) => location.assign(`#${id}`), ids[4]);
    await expect(items(page).nth(4)).toHaveAttribute("open");
    await expect(openItems(page)).toHaveCount(1);
  });

  test("are found by the browser's own search while closed", async ({
    page,
  }) => {
    await page.goto(service);
    const answers = await items(page).evaluateAll((all) =>
      all.map((item) => item.querySelector("p")?.textContent ?? ""),
    );
    const words = answers[4]?.split(" ").slice(0, 6).join(" ") ?? "";
    test.skip(
      answers.filter((answer) => answer.startsWith(words)).length > 1,
      "answers begin alike",
    );
    await page.goto("about:blank");
    // A text fragment reveals a closed answer by the same rule as find-in-page.
    await page.goto(`${service}#:~:text=${encodeURIComponent(words)}`);
    await expect(items(page).nth(4)).toHaveAttribute("open");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the questions still open one at a time, and a fragment still opens its answer", async ({
    page,
  }) => {
    await page.goto(service);
    await questions(page).nth(2).click();
    await expect(openItems(page)).toHaveCount(1);
    const id = await page.locator("#faq details > p").nth(3).getAttribute("id");
    await page.goto("about:blank");
    await page.goto(`${service}#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
  });
});

test("a service page has its steps, and its calls to action at the top and further down", async ({
  page,
}) => {
  await page.goto(service);
  const titles = await page.locator("main ol h3").allTextContents();
  const steps = entry?.process.map(({ title }) => title) ?? [];
  expect(titles.slice(-steps.length)).toEqual(steps);
  const { scheduleCall, freeEstimate } = getCallActions();
  const hero = page.locator("main section").filter({ has: page.locator("h1") });
  await expect(hero.locator('a[href^="/contact"]')).toHaveCount(1);
  // Without a calendar, the button for a call leads to a page that another one
  // leads to already.
  if (scheduleCall.href.startsWith("https:"))
    await expectLink(hero, scheduleCall);
  const later = page.locator("main section:not(:has(h1))");
  // The form with the project type of the service.
  for (const { href } of [scheduleCall, freeEstimate].map(
    forProject(entry ?? {}),
  ))
    await expect(later.locator(`a[href="${href}"]`).first()).toBeVisible();
});

test("a service with the setup template draws the costs, at any width", async ({
  page,
}) => {
  if (!setUp)
    return test.skip(true, "There is no service with the setup template");
  await page.goto(setUp);
  const chart = page.locator("#costs figure svg:visible");
  await expect(chart).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(chart).toHaveCount(1);
  await page.goto(`${setUp}#modules`);
  await expect(
    page.getByRole("heading", { name: /^Modules/ }),
  ).toBeInViewport();
});

test("the title and the text of each reason are level", {
  tag: "@nightly",
}, async ({ page }) => {
  for (const route of services) {
    await page.goto(route);
    const baselines = await page
      .locator(`section:has(> h2:text-is('${words.service.why}')) li`)
      .evaluateAll((items) =>
        items.map((item) =>
          [...item.children].map((part) => {
            const mark = document.createElement("span");
            mark.style.display = "inline-block";
            part.prepend(mark);
            return Math.round(mark.getBoundingClientRect().bottom);
          }),
        ),
      );
    for (const [first, ...others] of baselines)
      for (const other of others)
        expect(Math.abs(other - (first ?? 0)), route).toBeLessThanOrEqual(1);
  }
});
