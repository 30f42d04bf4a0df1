import { expect, type Page, test } from "@playwright/test";
import { service } from "../app/pages/service/kind.ts";
import home from "../content/home.ts";
import { site } from "../site.config.ts";
import { routesOf } from "./all-routes/groups.ts";
import { fontsShown, holdFonts, pageComplete } from "./tools/fonts.ts";

/** The section of the page with this heading. */
const band = (page: Page, heading: string) =>
  page.locator("main > section").filter({ has: page.getByRole("heading", { name: heading, level: 2 }) });

test.describe("the home page, scripts off", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.goto("/"));

  test("opens with the tagline and its two calls to action", async ({ page }) => {
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Empowering ideas through modern technology");
    await expect(page.getByRole("link", { name: "Start a Project" })).toHaveAttribute("href", "/contact");
    await page.getByRole("link", { name: "Explore Services" }).click();
    await expect(page).toHaveURL(/\/#services$/);
    await expect(page.locator("#services")).toBeInViewport();
  });

  test("states the four headline figures", async ({ page }) => {
    const figures = band(page, "Headline figures").getByRole("listitem");
    for (const [index, words] of [
      /10\+\s*SaaS products launched/,
      /25\+\s*legacy systems migrated/,
      /1M\+\s*AI requests per day/,
      /8\+\s*countries served/,
    ].entries()) {
      await expect(figures.nth(index)).toHaveText(words);
    }
  });

  test("lists every service with its address and its drawing", async ({ page }) => {
    const rows = page.locator("#services").getByRole("link");
    const addresses = await rows.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect([...addresses].sort()).toEqual(routesOf(service).sort());
    const drawings = await rows
      .locator("img")
      .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(new Set(drawings).size).toBe(addresses.length);
  });

  test("shows four engagements: client, challenge, solution, impact and a figure", async ({ page }) => {
    const jobs = page.getByRole("article");
    await expect(jobs).toHaveCount(4);
    for (const job of await jobs.all()) {
      await expect(job.getByRole("heading", { level: 3 })).toBeVisible();
      await expect(job.getByRole("term")).toHaveText(["Client", "Challenge", "Solution"]);
      await expect(job.getByRole("heading", { name: "Impact" })).toBeVisible();
      await expect(job.getByRole("listitem").filter({ hasNot: page.getByRole("link") })).toHaveCount(3);
      await expect(job.getByRole("link")).not.toHaveCount(0);
      await expect(job.getByRole("figure").getByRole("img")).toHaveAccessibleName(/\w{4}/);
    }
  });

  test("links each industry to its page", async ({ page }) => {
    const links = band(page, "Industries").getByRole("link");
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual(home.industries.items.map(({ href }) => href));
    // No page describes enterprises.
    await expect(links.filter({ hasText: "Enterprise" })).toHaveAttribute("href", "/services/custom-erp");
  });

  test("quotes three clients with their ratings", async ({ page }) => {
    const voices = band(page, "Testimonials").getByRole("figure");
    await expect(voices).toHaveCount(3);
    for (const voice of await voices.all()) {
      await expect(voice.getByRole("blockquote")).toBeVisible();
      await expect(voice.getByRole("img", { name: /^[1-5] out of 5 stars$/ })).toBeVisible();
      await expect(voice.locator("figcaption > :not(a)")).toHaveCount(2);
      // A testimonial with an engagement links to it, with its figure and number.
      for (const job of await voice.locator("figcaption a").all()) {
        await expect(job).toHaveText(/ (Fig\. \d+\.\d|P-\d\d)$/);
        const address = (await job.getAttribute("href")) ?? "";
        if (address.startsWith("#")) await expect(page.locator(address)).toHaveCount(1);
      }
    }
  });

  test("names sixteen technologies in five categories", async ({ page }) => {
    const table = band(page, "Tech stack");
    await expect(table.getByRole("heading", { level: 3 })).toHaveCount(5);
    await expect(table.locator("li li")).toHaveCount(16);
  });

  test("offers engineers for hire on the talent site", async ({ page }) => {
    test.skip(site.talentSite === null, "there is no talent site");
    const offer = band(page, "Hire engineers");
    for (const figure of ["200+", "15+", "98%", "48hr"]) await expect(offer).toContainText(figure);
    const link = offer.getByRole("link");
    await expect(link).toHaveAttribute("href", site.talentSite ?? "");
    await expect(link).toHaveAttribute("target", "_blank");
  });

  test("ends with an external booking link in a new tab", async ({ page }) => {
    const link = page
      .locator("main > section")
      .last()
      .getByRole("link", { name: /Book a free call/ });
    await expect(link).toHaveAttribute("href", site.scheduling.general);
    await expect(link).toHaveAttribute("target", "_blank");
  });
});

/** The visible text of the drawings: its size on screen, and which texts touch. */
const lettering = (page: Page) =>
  page.evaluate(() => {
    const words = [...document.querySelectorAll<SVGTextElement>("main svg text")].filter(
      (text) => text.checkVisibility() && text.getBoundingClientRect().width > 0,
    );
    const size = (text: SVGTextElement) => {
      const { b = 0, d = 1 } = text.getScreenCTM() ?? {};
      return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(b, d);
    };
    const touch = (one: SVGTextElement, other: SVGTextElement) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      // A line box is taller than its letters.
      const lines = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > a.height * 0.4;
      return lines && a.left < b.right && b.left < a.right;
    };
    const pairs = words.flatMap((one, index) => words.slice(index + 1).map((other) => [one, other] as const));
    return {
      count: words.length,
      small: words.filter((text) => size(text) < 11).map((text) => `${text.textContent} ${size(text)}`),
      touching: pairs
        .filter(([one, other]) => one.ownerSVGElement === other.ownerSVGElement && touch(one, other))
        .map(([one, other]) => `${one.textContent} and ${other.textContent}`),
    };
  });

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`the labels of drawings are legible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await fontsShown(page);
    const { count, small, touching } = await lettering(page);
    expect(count).toBeGreaterThan(40);
    expect(small).toEqual([]);
    expect(touching).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("lays out the lower sections with their fonts, close to their reserved size", async ({ page }) => {
    const { requested, release } = await holdFonts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await requested;
    const lastJob = page.locator("main article").last().getByRole("heading", { level: 3 });
    const state = async () => ({
      laidOut: await lastJob.evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true })),
      length: await page.evaluate(() => document.documentElement.scrollHeight),
    });
    const early = await state();
    release();
    await fontsShown(page);
    const late = await state();
    expect([early.laidOut, late.laidOut]).toEqual([false, true]);
    expect(Math.abs(late.length / early.length - 1)).toBeLessThan(0.15);
  });
});

test("loads all its drawings, the lower ones after the text", async ({ page }) => {
  await page.goto("/");
  await pageComplete(page);
  expect(await page.locator("main img").count()).toBeGreaterThan(10);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the hero shows one version of its figure: upright on narrow screens, horizontal on wide ones", async ({
  page,
}) => {
  const shown = page.getByRole("img", { name: /^Exploded drawing/ });
  await page.goto("/");
  await expect(shown).toHaveCount(1);
  const wide = await shown.boundingBox();
  expect(wide?.width).toBeGreaterThan(wide?.height ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shown).toHaveCount(1);
  const narrow = await shown.boundingBox();
  expect(narrow?.height).toBeGreaterThan(narrow?.width ?? 0);
});

test("animates nothing with reduced motion", async ({ page }) => {
  await page.goto("/");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("stops every animation within five seconds", async ({ page }) => {
    await page.goto("/");
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(5000);
  });
});

test("pointing at a service shows its drawing large", async ({ page }) => {
  await page.goto("/");
  const row = page.locator("#services").getByRole("link", { name: /Legacy migration/ });
  const drawing = row.locator("img");
  await row.scrollIntoViewIfNeeded();
  const small = await drawing.boundingBox();
  await row.hover();
  await expect
    .poll(async () => (await drawing.boundingBox())?.width)
    .toBeGreaterThan((small?.width ?? 0) * 2);
  await page.mouse.move(5, 5);
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBe(small?.width);
});
