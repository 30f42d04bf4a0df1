import { expect, type Page, test } from "@playwright/test";
import { twoFrames } from "./tools/shifts.ts";

const bar = (page: Page) => page.getByRole("banner");
const background = (page: Page) => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const transparent = "rgba(0, 0, 0, 0)";

/** The bar's colour after its transition, which reduced motion switches off. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await twoFrames(page);
}

test.describe("the bar", () => {
  test("is transparent up to 20 px of scroll and opaque with blur beyond, and back", async ({ page }) => {
    await page.goto("/privacy-policy");
    await page.setViewportSize({ width: 1440, height: 500 });
    expect(await background(page)).toBe(transparent);
    await scrollTo(page, 20);
    expect(await background(page)).toBe(transparent);
    await scrollTo(page, 21);
    expect(await background(page)).not.toBe(transparent);
    expect(await bar(page).evaluate((element) => getComputedStyle(element).backdropFilter)).toContain("blur");
    await scrollTo(page, 20);
    expect(await background(page)).toBe(transparent);
    expect(await bar(page).evaluate((element) => getComputedStyle(element).position)).toBe("fixed");
  });

  test("marks the page being read", async ({ page }) => {
    await page.goto("/about/company");
    const current = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Company" });
    await expect(current).toHaveAttribute("aria-current", "page");
    await page.goto("/services/custom-erp");
    const trigger = page.getByRole("button", { name: "Services" });
    await expect(trigger).toHaveAttribute("aria-current", "true");
    await trigger.click();
    const entry = page.locator("#menu-services").getByRole("link", { name: /Custom ERP/ });
    await expect(entry).toHaveAttribute("aria-current", "page");
  });

  test("leads out only in a new tab and says so", async ({ page }) => {
    await page.goto("/");
    const insights = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /Insights/ });
    await expect(insights).toHaveAttribute("target", "_blank");
    await expect(insights).toHaveAttribute("rel", "noopener");
    await expect(insights).toHaveAccessibleName(/opens in a new tab/);
  });
});

const dropdowns = [
  { name: "Services", links: 14 },
  { name: "Products", links: 2 },
  { name: "Industries", links: 6 },
];

test.describe("dropdowns", () => {
  for (const { name, links } of dropdowns) {
    test(`${name} opens by click, Enter and Space and shows every destination`, async ({ page }) => {
      await page.goto("/");
      const trigger = page.getByRole("button", { name });
      const panel = page.locator(`#menu-${name.toLowerCase()}`);
      await expect(panel).toBeHidden();
      await trigger.click();
      await expect(panel).toBeVisible();
      await expect(panel.getByRole("link")).toHaveCount(links);
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      for (const key of ["Enter", "Space"]) {
        await trigger.focus();
        await page.keyboard.press(key);
        await expect(panel).toBeVisible();
        await expect(trigger).toHaveAttribute("aria-expanded", "true");
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
        await expect(trigger).toBeFocused();
        await expect(trigger).toHaveAttribute("aria-expanded", "false");
      }
    });
  }

  test("close on Escape from inside, on a click outside and when another opens", async ({ page }) => {
    await page.goto("/about/company");
    const services = page.getByRole("button", { name: "Services" });
    const panel = page.locator("#menu-services");
    await services.click();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(services).toBeFocused();

    await services.click();
    await page.mouse.click(700, 880);
    await expect(panel).toBeHidden();

    await services.click();
    await page.getByRole("button", { name: "Industries" }).click();
    await expect(panel).toBeHidden();
    await expect(page.locator("#menu-industries")).toBeVisible();
  });
});

test.describe("the mobile menu @phone", () => {
  test("opens full-screen, keeps focus inside, closes on Escape, and the page behind stays still", async ({
    page,
  }) => {
    await page.goto("/privacy-policy");
    const open = page.getByRole("button", { name: "Menu" });
    await open.click();
    await expect(open).toHaveAttribute("aria-expanded", "true");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("hidden");

    const stops = await menu.locator("a:visible, button:visible, summary:visible").count();
    for (let stop = 0; stop < stops + 2; stop++) {
      await page.keyboard.press("Tab");
      expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test("has every link, with the groups collapsible one at a time", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const visibleLinks = menu.getByRole("navigation").getByRole("link");
    await expect(visibleLinks).toHaveText([/Home/, /Company/, /Insights/, /Contact/, /Talent Outsourcing/]);
    await menu.locator("summary", { hasText: "Services" }).click();
    await expect(menu.getByRole("link", { name: /Legacy migration/ })).toBeVisible();
    await menu.locator("summary", { hasText: "Industries" }).click();
    await expect(menu.getByRole("link", { name: /Human Resource/ })).toBeVisible();
    await expect(menu.getByRole("link", { name: /Legacy migration/ })).toBeHidden();
    await expect(menu.getByRole("link", { name: "Let’s Talk" })).toHaveAttribute("href", "/contact");
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(menu).toBeHidden();
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar is opaque and the dropdowns open and close", async ({ page }) => {
    await page.goto("/");
    expect(
      await page.getByRole("banner").evaluate((element) => getComputedStyle(element).backgroundColor),
    ).not.toBe(transparent);
    const panel = page.locator("#menu-products");
    await page.getByRole("button", { name: "Products" }).click();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });

  test("the mobile menu opens and closes @phone", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.locator("summary", { hasText: "Products" }).click();
    await expect(menu.getByRole("link", { name: /AlgoHR/ })).toBeVisible();
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(menu).toBeHidden();
  });
});

test("the small drawings of a menu are not asked for until it opens", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".svg")) asked.push(request.url());
  });
  await page.goto("/about/company", { waitUntil: "networkidle" });
  expect(asked.filter((url) => url.includes("web-frontend"))).toEqual([]);
  await page.getByRole("button", { name: "Services" }).click();
  await expect.poll(() => asked.some((url) => url.includes("web-frontend"))).toBe(true);
  const drawings = page.locator("#menu-services img");
  await expect
    .poll(() => drawings.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
});

test("a skip link leads past the bar", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

test("the footer has every link, the email, both cities and the social profiles", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const hrefs = await footer
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const path of [
    "/",
    "/about/company",
    "/portfolio",
    "/contact",
    "/privacy-policy",
    "/terms-and-conditions",
    "/cookie-policy",
    "/refund-policy",
    "/pricing-policy",
    "/shipping-policy",
  ]) {
    expect(hrefs).toContain(path);
  }
  expect(hrefs.filter((href) => href?.startsWith("https://"))).toHaveLength(4);
  expect(hrefs.filter((href) => href?.startsWith("mailto:"))).toHaveLength(1);
  await expect(footer).toContainText("New Delhi");
  await expect(footer).toContainText("Bangalore");
});
