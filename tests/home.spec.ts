import { expect, type Page, test } from "@playwright/test";
import { getContent, listEntries } from "../app/content/entries.ts";
import { testimonials } from "../app/content/items.ts";
import { literalPattern } from "../app/content/literal-pattern.ts";
import { site } from "../app/content/site.ts";
import { home as homeKind } from "../app/pages/home/kind.ts";
import { techCategories } from "../app/pages/home/schema.ts";
import { service } from "../app/pages/service/kind.ts";
import { getRedirects } from "../app/site/redirects.ts";
import { routesOf } from "./all-routes/groups.ts";
import { asRead, specifiedFigures } from "./tools/content.ts";

const home = getContent(homeKind);
const voices = home.testimonials ? listEntries(testimonials) : [];
const moved = getRedirects();

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

  test("states the four headline figures of docs/specification.md", async ({ page }) => {
    const figures = band(page, "Headline figures").getByRole("listitem");
    const specified = specifiedFigures("home");
    await expect(figures).toHaveCount(specified.length);
    for (const [index, figure] of specified.entries()) {
      await expect(figures.nth(index)).toHaveText(new RegExp(literalPattern(figure).replaceAll(" ", "\\s*")));
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

  test("shows each engagement: client, challenge, solution, impact and a figure", async ({ page }) => {
    test.skip(!home.cases, "there are no engagements");
    const jobs = page.getByRole("article");
    const titles = (home.cases?.items ?? []).map(({ title }) => asRead(title));
    await expect(jobs.getByRole("heading", { level: 3 })).toHaveText(titles);
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
    // A trade without a page of its own, such as Enterprise, leads where its old address redirects to.
    const redirected = home.industries.items.map(({ icon, href }) => moved[`/industries/${icon}`] ?? href);
    expect(addresses).toEqual(redirected);
  });

  test("quotes each client with the rating", async ({ page }) => {
    test.skip(voices.length === 0, "there are no testimonials");
    const figures = band(page, "Testimonials").getByRole("figure");
    await expect(figures).toHaveCount(voices.length);
    for (const [index, voice] of voices.entries()) {
      const figure = figures.nth(index);
      await expect(figure.getByRole("blockquote")).toHaveText(asRead(voice.content));
      await expect(figure.getByRole("img", { name: `${voice.rating} out of 5 stars` })).toBeVisible();
      const caption = figure.locator("figcaption");
      await expect(caption.getByText(asRead(voice.name))).toBeVisible();
      await expect(caption.getByText(asRead(voice.role))).toBeVisible();
      // A testimonial with a case study or an engagement links to it, with its figure and number.
      const job = caption.getByRole("link");
      await expect(job).toHaveCount(voice.href || (voice.engagement && home.cases) ? 1 : 0);
      for (const link of await job.all()) {
        await expect(link).toHaveText(/ (Fig\. \d+\.\d|P-\d\d)$/);
        const address = (await link.getAttribute("href")) ?? "";
        if (voice.href) expect(address).toBe(voice.href);
        else await expect(page.locator(address)).toHaveCount(1);
      }
    }
  });

  test("names every technology under its category", async ({ page }) => {
    const table = band(page, "Tech stack");
    const { items } = home.stack;
    await expect(table.locator("li li")).toHaveCount(items.length);
    for (const category of techCategories) {
      const column = table.locator("li", { has: page.getByRole("heading", { name: category, level: 3 }) });
      const names = items.flatMap((item) => (item.category === category ? [item.name] : []));
      await expect(column.locator("li strong")).toHaveText(names);
    }
  });

  test("offers engineers for hire on the talent site, with the figures of docs/specification.md", async ({
    page,
  }) => {
    test.skip(site.talentSite === null || !home.talent, "there is no talent block");
    const offer = band(page, "Hire engineers");
    const figures = await offer
      .locator("dl > div")
      .evaluateAll((all) =>
        all.map((one) => `${one.querySelector("dd")?.textContent} ${one.querySelector("dt")?.textContent}`),
      );
    expect(figures).toEqual(specifiedFigures("talent block"));
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

test("the hero shows one version of its figure: upright on narrow screens, horizontal on wide ones", async ({
  page,
}) => {
  const shown = page.getByRole("img", { name: asRead(home.hero.drawing.description) });
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
    // Held at their start, so that none has ended when a slow machine asks.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Animation.enable");
    await devTools.send("Animation.setPlaybackRate", { playbackRate: 0 });
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
  const row = page.locator("#services").getByRole("link").last();
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
