import { expect, type Page, test } from "@playwright/test";
import { getContent, listEntries } from "../app/content/entries.ts";
import { testimonials } from "../app/content/items.ts";
import { site } from "../app/content/site.ts";
import { say, words } from "../app/content/words.ts";
import { home as homeKind } from "../app/pages/home/kind.ts";
import { techCategories } from "../app/pages/home/schema.ts";
import { service } from "../app/pages/service/kind.ts";
import { getRedirects } from "../app/site/redirects.ts";
import { routesOf } from "./all-routes/groups.ts";
import { asRead } from "./tools/content.ts";
import { expectLink } from "./tools/expect-link.ts";

const home = getContent(homeKind);
const voices = home.testimonials ? listEntries(testimonials) : [];
const moved = getRedirects();

/** The section of the page with this heading. */
const band = (page: Page, heading: string) =>
  page
    .locator("main > section")
    .filter({ has: page.getByRole("heading", { name: heading, level: 2 }) });

test.describe("the home page, scripts off", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ page }) => page.goto("/"));

  test("opens with the title and its calls to action", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      asRead(home.title),
    );
    const hero = page.locator("main > section").first();
    for (const { label, href } of home.hero.actions)
      await expect(
        hero.getByRole("link", { name: label, exact: true }),
      ).toHaveAttribute("href", href);
    await page.goto("/#services");
    await expect(page.locator("#services")).toBeInViewport();
  });

  test("states each headline figure", async ({ page }) => {
    if (!home.stats) return test.skip(true, "there are no headline figures");
    const figures = band(page, home.stats.heading).getByRole("listitem");
    await expect(figures).toHaveCount(home.stats.items.length);
    for (const [index, { value, label }] of home.stats.items.entries()) {
      await expect(figures.nth(index)).toContainText(value);
      await expect(figures.nth(index)).toContainText(label);
    }
  });

  test("lists every service with its address and its drawing", async ({
    page,
  }) => {
    const rows = page.locator("#services").getByRole("link");
    const addresses = await rows.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect([...addresses].sort()).toEqual(routesOf(service).sort());
    const drawings = await rows
      .locator("img")
      .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(new Set(drawings).size).toBe(addresses.length);
  });

  test("shows each engagement: client, challenge, solution, impact and its figure", async ({
    page,
  }) => {
    test.skip(!home.cases, "there are no engagements");
    const { client, challenge, solution, impact } = words.sections;
    const jobs = page.getByRole("article");
    const titles = (home.cases?.items ?? []).map(({ title }) => asRead(title));
    await expect(jobs.getByRole("heading", { level: 3 })).toHaveText(titles);
    for (const job of await jobs.all()) {
      await expect(job.getByRole("heading", { level: 3 })).toBeVisible();
      await expect(job.getByRole("term")).toHaveText([
        client,
        challenge,
        solution,
      ]);
      await expect(job.getByRole("heading", { name: impact })).toBeVisible();
      await expect(
        job.getByRole("listitem").filter({ hasNot: page.getByRole("link") }),
      ).toHaveCount(3);
      await expect(job.getByRole("link")).not.toHaveCount(0);
      // An engagement without a drawing, a picture or a case study has none.
      for (const drawing of await job
        .getByRole("figure")
        .getByRole("img")
        .all())
        await expect(drawing).toHaveAccessibleName(/\w{4}/);
    }
  });

  test("links each industry to its page", async ({ page }) => {
    if (!home.industries) return test.skip(true, "there are no industries");
    const links = band(page, home.industries.heading).getByRole("link");
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(addresses).toEqual(home.industries.items.map(({ href }) => href));
    // A trade without a page of its own, such as Enterprise, leads where its
    // old address redirects to.
    const redirected = home.industries.items.map(
      ({ icon, href }) => moved[`/industries/${icon}`] ?? href,
    );
    expect(addresses).toEqual(redirected);
  });

  test("quotes each client with the rating", async ({ page }) => {
    test.skip(voices.length === 0, "there are no testimonials");
    const figures = band(page, home.testimonials?.heading ?? "").getByRole(
      "figure",
    );
    await expect(figures).toHaveCount(voices.length);
    for (const [index, voice] of voices.entries()) {
      const figure = figures.nth(index);
      await expect(figure.getByRole("blockquote")).toHaveText(
        asRead(voice.content),
      );
      await expect(
        figure.getByRole("img", {
          name: say(words.home.stars, { rating: voice.rating, highest: 5 }),
        }),
      ).toBeVisible();
      const caption = figure.locator("figcaption");
      await expect(caption.getByText(asRead(voice.name))).toBeVisible();
      await expect(caption.getByText(asRead(voice.role))).toBeVisible();
      // A testimonial with a case study or an engagement links to it, with its
      // result.
      const job = caption.getByRole("link");
      await expect(job).toHaveCount(
        voice.href || (voice.engagement && home.cases) ? 1 : 0,
      );
      for (const link of await job.all()) {
        const address = (await link.getAttribute("href")) ?? "";
        if (voice.href) await expect(link).toHaveText(/ P-\d\d$/);
        if (voice.href) expect(address).toBe(voice.href);
        else await expect(page.locator(address)).toHaveCount(1);
      }
    }
  });

  test("names every technology under its category", async ({ page }) => {
    const table = band(page, home.stack.heading);
    const { items } = home.stack;
    await expect(table.locator("li li")).toHaveCount(items.length);
    for (const category of techCategories) {
      const name = words.home.stack.categories[category];
      const column = table.locator("li", {
        has: page.getByRole("heading", { name, level: 3 }),
      });
      const names = items.flatMap((item) =>
        item.category === category ? [item.name] : [],
      );
      await expect(column.locator("li strong")).toHaveText(names);
    }
  });

  test("offers engineers for hire on the talent site, with its figures", async ({
    page,
  }) => {
    test.skip(
      site.talentSite === null || !home.talent,
      "there is no talent block",
    );
    const offer = band(page, home.talent?.heading ?? "");
    const figures = await offer
      .locator("dl > div")
      .evaluateAll((all) =>
        all.map(
          (one) =>
            `${one.querySelector("dd")?.textContent} ${one.querySelector("dt")?.textContent}`,
        ),
      );
    expect(figures).toEqual(
      home.talent?.stats.map(({ value, label }) => `${value} ${label}`),
    );
    const link = offer.getByRole("link");
    await expect(link).toHaveAttribute("href", site.talentSite ?? "");
    await expect(link).toHaveAttribute("target", "_blank");
  });

  test("ends with its call to action", async ({ page }) => {
    await expectLink(page.locator("main > section").last(), home.cta.action);
  });
});

test("the hero shows one version of its figure: upright on narrow screens, horizontal on wide ones", async ({
  page,
}) => {
  const { parts, description } = home.hero.drawing;
  const role = parts.some(({ href }) => href) ? "group" : "img";
  const shown = page.getByRole(role, { name: asRead(description) });
  await page.goto("/");
  await expect(shown).toHaveCount(1);
  const wide = await shown.boundingBox();
  expect(wide?.width).toBeGreaterThan(wide?.height ?? 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(shown).toHaveCount(1);
  const narrow = await shown.boundingBox();
  expect(narrow?.height).toBeGreaterThan(narrow?.width ?? 0);
});

/** Between the first part of the hero's drawing and the last, on screen. */
const apart = (page: Page) =>
  page.evaluate(() => {
    const [first, last] = [".dwg > .p1", ".dwg > .p6"].map((part) => {
      const shown = [...document.querySelectorAll(part)].find(
        (one) => one.getClientRects()[0],
      );
      // The part itself, without its balloon.
      return shown?.querySelector(".f")?.getBoundingClientRect();
    });
    return first && last ? Math.hypot(first.x - last.x, first.y - last.y) : 0;
  });
const scrollAway = (page: Page) =>
  page.evaluate(() =>
    scrollTo({ top: innerHeight * 1.1, behavior: "instant" }),
  );

for (const width of [1440, 390])
  test(`animates nothing with reduced motion at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
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

  for (const width of [1440, 390])
    test(`the hero's drawing comes apart, and together while it scrolls away, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Animation.enable");
      await devTools.send("Animation.setPlaybackRate", { playbackRate: 0 });
      await page.goto("/");
      const atFirst = await apart(page);
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.timeline instanceof DocumentTimeline)
            animation.finish();
      });
      const atRest = await apart(page);
      // The upright drawing, which begins below the first view, is apart from
      // the start.
      if (width === 1440) expect(atFirst).toBeLessThan(atRest * 0.8);
      await scrollAway(page);
      await expect.poll(() => apart(page)).toBeLessThan(atRest * 0.8);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect.poll(() => apart(page)).toBeCloseTo(atRest, 0);
    });
});

test("pointing at a service shows its drawing large", async ({ page }) => {
  await page.goto("/");
  const row = page.locator("#services").getByRole("link").last();
  const drawing = row.locator("img");
  const width = async () => (await drawing.boundingBox())?.width ?? 0;
  await row.scrollIntoViewIfNeeded();
  // It is laid out after the fonts.
  await expect.poll(width).toBeGreaterThan(0);
  const small = await width();
  await row.hover();
  await expect.poll(width).toBeGreaterThan(small * 2);
  await page.mouse.move(5, 5);
  await expect.poll(width).toBe(small);
});
