import { expect, type Page, test } from "@playwright/test";
import { getContent } from "../../app/content/entries.ts";
import { home as homeKind } from "../../app/pages/home/kind.ts";
import { asRead } from "../tools/content.ts";

const { drawing } = getContent(homeKind).hero;
const linked = drawing.parts.filter(({ href }) => href);
const [first] = linked;

const drawn = (page: Page) =>
  page.getByRole("group", { name: asRead(drawing.description) });
const linkTo = (page: Page, name = "") =>
  drawn(page).getByRole("link", { name });

/**
 * Keeps the transition names of the page when it is left, and the links whose
 * parts are on their way.
 */
const recordNames = (page: Page) =>
  page.evaluate(() =>
    addEventListener("pageswap", () => {
      const names = [...document.querySelectorAll("body *")].map(
        (one) => getComputedStyle(one).viewTransitionName,
      );
      const chosen = [...document.querySelectorAll("[data-chosen]")].map(
        (one) => one.getAttribute("href"),
      );
      sessionStorage.left = JSON.stringify({
        names: names.filter((name) => name !== "none"),
        chosen,
      });
    }),
  );
const namesLeft = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.left));

test.describe("the parts of the hero's drawing", () => {
  test.skip(linked.length === 0, "no part leads to a page");

  test.describe("scripts off", () => {
    test.use({ javaScriptEnabled: false });

    for (const width of [1440, 390]) {
      test(`are targets of 44 px that lead to their pages at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto("/");
        await expect(drawn(page).getByRole("link")).toHaveCount(linked.length);
        for (const { name, href } of linked) {
          const link = linkTo(page, name);
          await expect(link).toHaveAttribute("href", href ?? "");
          const box = await link.boundingBox();
          expect(
            Math.min(box?.width ?? 0, box?.height ?? 0),
            name,
          ).toBeGreaterThanOrEqual(44);
          // The part itself, which nothing may cover.
          await link.locator(".f").first().click({ trial: true });
        }
        await linkTo(page, first?.name).locator(".b").last().click();
        await expect(page).toHaveURL(first?.href ?? "");
      });
    }
  });

  test("are reached by the keyboard, marked, and open their page", async ({
    page,
  }) => {
    await page.goto("/");
    const seen: (string | null)[] = [];
    const colours = new Set<string>();
    await page.locator("main").getByRole("link").nth(1).focus();
    for (const _ of linked) {
      await page.keyboard.press("Tab");
      const focused = page.locator("a:focus-visible");
      seen.push(await focused.getAttribute("href"));
      colours.add(
        await focused.evaluate((link) => getComputedStyle(link).stroke),
      );
    }
    expect(seen.toSorted()).toEqual(linked.map(({ href }) => href).sort());
    const unfocused = await page
      .locator(".dwg")
      .first()
      .evaluate((one) => getComputedStyle(one).stroke);
    expect(colours.has(unfocused)).toBe(false);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(seen.at(-1) ?? "");
  });

  test("are reached once: their copy at the end of the page is skipped", async ({
    page,
  }) => {
    await page.goto("/");
    const last = page.locator("main > section").last();
    await last.getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(() => document.activeElement?.closest("main")),
    ).toBeNull();
  });

  test("can be chosen in forced colours, where the drawing is in front of the title", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/");
    await linkTo(page, first?.name).locator(".f").first().click();
    await expect(page).toHaveURL(first?.href ?? "");
  });

  test("do not move with reduced motion", async ({ page }) => {
    await page.goto("/");
    await recordNames(page);
    await linkTo(page, first?.name).locator(".b").last().click();
    await expect(page).toHaveURL(first?.href ?? "");
    expect((await namesLeft(page)).names).toEqual([]);
  });

  test("only the chosen one becomes the figure of its page, and its part again on the way back", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    await recordNames(page);
    await linkTo(page, first?.name).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(first?.href ?? "");
    expect(await namesLeft(page)).toEqual({
      names: ["rest", "drawing"],
      chosen: [first?.href],
    });
    const figures = await page
      .locator("[data-drawing]")
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).viewTransitionName),
      );
    expect(figures.filter((name) => name === "drawing")).toHaveLength(
      figures.length > 0 ? 1 : 0,
    );
    await page.goBack();
    await expect(page.locator("[data-chosen]")).toHaveCount(0);
    await expect(page.locator("body > svg.dwg")).toHaveCount(0);
    await expect(linkTo(page, first?.name)).toBeVisible();
  });
});
