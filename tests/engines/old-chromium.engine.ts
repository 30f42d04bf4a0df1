import path from "node:path";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { colour } from "../../app/brand/colours.ts";
import { getContent } from "../../app/content/entries.ts";
import { words } from "../../app/content/words.ts";
import { contact } from "../../app/pages/contact/kind.ts";
import { service } from "../../app/pages/service/kind.ts";
import { readOverflow } from "../all-routes/checks/layout.ts";
import { kinds, NOT_FOUND, routesOf } from "../all-routes/groups.ts";
import { serveOnPort } from "../tools/site.ts";
import { oldChromiums, startOldChromium } from "./old-chromium.ts";

/** Pictures of every page of this test. */
const pictures = path.resolve(
  import.meta.dirname,
  "../../test-results/old-chromium",
);

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;
const [wide, narrow] = sizes;

/** `#0d2a45` → `rgb(13, 42, 69)`. */
const asComputed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
const paper = asComputed(colour("--paper").light);

const { success } = getContent(contact).toasts;
const [somePage = "/"] = routesOf(service);
const shown = (locator: Locator) => locator.filter({ visible: true });

const eventually = <Result>(read: () => Promise<Result>) =>
  expect.poll(read, { timeout: 20_000 });

/**
 * Everything that claims that a message was sent, failed or lacks something.
 */
function shownClaims(titles: string[]): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const claims: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    const box = parent?.getBoundingClientRect();
    const isShown =
      box !== undefined && box.width > 0 && !parent?.closest("script, style");
    if (isShown && titles.some((title) => text.textContent?.includes(title)))
      claims.push(`${text.textContent}`);
  }
  return claims;
}

/**
 * These tests request a page that does not exist, and Chromium before 114
 * reports that it does not know popovers.
 */
const expected = [NOT_FOUND, "404", "Found a 'popover' attribute"];

describe.each(oldChromiums)("Chromium $major, $look", (engine) => {
  const { look, major } = engine;
  let browser: Browser;
  let origin = "";
  const started = new AsyncDisposableStack();
  beforeAll(async () => {
    const site = await serveOnPort();
    started.defer(() => site.stop());
    origin = site.origin;
    browser = await startOldChromium(engine);
    started.defer(() => browser.close());
  });
  afterAll(() => started.disposeAsync());

  /**
   * Runs with a new page, and fails on errors. That a browser does not know a
   * hint is only a warning.
   */
  async function visit(
    { viewport = wide as (typeof sizes)[number], scripts = true },
    use: (page: Page, context: BrowserContext) => Promise<void>,
  ): Promise<void> {
    const context = await browser.newContext({
      baseURL: origin,
      viewport,
      javaScriptEnabled: scripts,
      reducedMotion: "reduce",
    });
    const messages: string[] = [];
    const page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error") messages.push(message.text());
    });
    page.on("pageerror", (error) => messages.push(error.message));
    try {
      await use(page, context);
      const isOurs = (message: string) =>
        !expected.some((part) => message.includes(part));
      expect(messages.filter(isOurs)).toEqual([]);
    } finally {
      await context.close();
    }
  }
  const picture = (page: Page, name: string, fullPage = false) =>
    page.screenshot({
      path: path.join(pictures, `${major}`, `${name}.png`),
      fullPage,
    });

  test.each(sizes)(
    "shows a page of each kind at $width px, in its colours and without overflow",
    async (viewport) => {
      await visit({ viewport }, async (page) => {
        for (const route of kinds.filter((route) => route !== "/call")) {
          await page.goto(route);
          await page.waitForSelector(":root[data-fonts]", {
            state: "attached",
          });
          const ground = await page.evaluate(
            () => getComputedStyle(document.body).backgroundColor,
          );
          expect(ground, route).toBe(paper);
          expect(await page.evaluate(readOverflow, undefined), route).toEqual(
            [],
          );
          const drawings = await shown(page.locator("main svg.dwg")).count();
          // The plain look has no drawings; the not-found page need not have
          // one.
          if (look === "plain") expect(drawings, route).toBe(0);
          const name =
            route === "/" ? "home" : route.slice(1).replaceAll("/", "-");
          await picture(page, `${name}-${viewport.width}`, true);
        }
      });
    },
  );

  test("has drawings on the home page only as part of the whole design", async () => {
    await visit({}, async (page) => {
      await page.goto("/");
      expect((await shown(page.locator("main svg.dwg")).count()) > 0).toBe(
        look === "whole",
      );
    });
  });

  test.each([true, false])(
    "claims nothing that did not happen (scripts: %s)",
    async (scripts) => {
      await visit({ scripts }, async (page) => {
        await page.goto("/contact");
        const titles = Object.values(getContent(contact).toasts).map(
          ({ title }) => title,
        );
        expect(
          await page.evaluate(shownClaims, [
            ...titles,
            getContent(contact).form.received,
          ]),
        ).toEqual([]);
      });
    },
  );

  for (const scripts of [true, false]) {
    for (const viewport of sizes) {
      test(`opens and closes the menu by pointer and keys at ${viewport.width} px (scripts: ${scripts})`, async () => {
        await visit({ viewport, scripts }, async (page) => {
          await page.goto("/about/company");
          const links = shown(page.locator("header a[href^='/services/']"));
          if (look === "plain") {
            // The menu stands in the page.
            await shown(page.locator("header summary")).first().click();
            await picture(page, `menu-${viewport.width}`);
            expect(await links.count()).toBeGreaterThan(3);
            return;
          }
          const controls = page.locator(
            "header > [href='#menu'], header > [popovertarget], header nav [popovertarget]",
          );
          const opener = shown(controls).first();
          const contents = shown(
            page.locator("header :is(#menu, [id^=menu-]) a"),
          );
          const pointer = async () => opener.click();
          const keys = async () => opener.press("Enter");
          for (const open of [pointer, keys]) {
            await open();
            await eventually(() => contents.count()).toBeGreaterThan(3);
            if (open === pointer) await picture(page, `menu-${viewport.width}`);
            const close = shown(
              page
                .locator("#menu")
                .getByText(words.frame.close, { exact: true }),
            );
            if (await close.count())
              await (open === pointer ? close.click() : close.press("Enter"));
            else if (open === pointer)
              await page.mouse.click(20, viewport.height - 20);
            else await page.keyboard.press("Escape");
            await eventually(() => contents.count()).toBe(0);
          }
        });
      });
    }
  }

  test.each([true, false])(
    "opens an answer, and with scripts only one (scripts: %s)",
    async (scripts) => {
      await visit({ scripts }, async (page) => {
        await page.goto(somePage);
        const items = page.locator("#faq details");
        for (const nth of [1, 2]) {
          await items.nth(nth).locator("summary").click();
          await eventually(() =>
            items.nth(nth).getAttribute("open"),
          ).not.toBeNull();
          if (scripts)
            expect(await page.locator("#faq details[open]").count()).toBe(1);
        }
      });
    },
  );

  test.each([true, false])(
    "filters the portfolio, or shows no filter (scripts: %s)",
    async (scripts) => {
      await visit({ scripts }, async (page) => {
        await page.goto("/portfolio");
        const cards = shown(page.locator("main li article"));
        const all = await cards.count();
        const status = shown(page.locator("#register [role=status]"));
        const category = shown(
          page.locator("main button[name=category]:not([value=''])"),
        ).first();
        if (look === "plain" && !scripts) {
          expect(await category.count()).toBe(0);
          return;
        }
        expect(await status.innerText()).toContain(`${all}`);
        await category.click();
        await eventually(() => cards.count()).toBeLessThan(all);
        expect(await cards.count()).toBeGreaterThan(0);
        await eventually(async () => (await status.innerText()).trim()).toMatch(
          new RegExp(`\\b${await cards.count()}\\b`),
        );
        await picture(
          page,
          `portfolio-filtered-${scripts ? "scripts" : "no-scripts"}`,
        );
      });
    },
  );

  for (const scripts of [true, false]) {
    for (const viewport of [wide, narrow]) {
      test(`sends a message at ${viewport.width} px and says so only then (scripts: ${scripts})`, async () => {
        await visit({ viewport, scripts }, async (page) => {
          await page.goto("/contact");
          expect(await page.evaluate(shownClaims, [success.title])).toEqual([]);
          await page.fill("form [name=name]", "Asha Rao");
          await page.fill("form [name=email]", "asha@northline.example");
          await page.fill(
            "form [name=message]",
            "A dispatch board for nine hubs.",
          );
          await page.click("form[method=post] button[type=submit]");
          await expect
            .poll(() => page.evaluate(shownClaims, [success.title]))
            .not.toEqual([]);
          await picture(
            page,
            `sent-${viewport.width}-${scripts ? "scripts" : "no-scripts"}`,
          );
        });
      });
    }
  }
});
