import { expect, type Page, test } from "@playwright/test";
import { colour } from "../app/brand/colours.ts";
import { words } from "../app/content/words.ts";
import { legal } from "../app/pages/legal/kind.ts";
import { routesOf } from "./all-routes/groups.ts";

const [policy = ""] = routesOf(legal);
const { scheme, paper, blueprint, system } = words.frame;
const { light, dark } = colour("--paper");
/** `#0d2a45` → `rgb(13, 42, 69)`. */
const asComputed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
const [PAPER, BLUEPRINT] = [light, dark].map(asComputed);

const choice = (page: Page, name: string) =>
  page.getByRole("group", { name: scheme }).getByLabel(name);
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const barColours = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  );

test("the footer switches between light, dark and the system's scheme", async ({
  page,
}) => {
  await page.goto(policy);
  await expect(choice(page, system)).toBeChecked();
  await choice(page, blueprint).check();
  await expect.poll(() => ground(page)).toBe(BLUEPRINT);
  expect(await barColours(page)).toEqual([dark]);
  await page.emulateMedia({ colorScheme: "dark" });
  await choice(page, paper).check();
  await expect.poll(() => ground(page)).toBe(PAPER);
  expect(await barColours(page)).toEqual([light]);
  await choice(page, system).check();
  await expect.poll(() => ground(page)).toBe(BLUEPRINT);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("the corner of the first view turns the sheet over, by pointer and keyboard, from where it was touched", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(policy);
  const corner = page.getByRole("button", { name: words.frame.turn });
  await expect(corner).toBeInViewport({ ratio: 1 });
  await expect(corner).toHaveAttribute("aria-pressed", "false");
  // It opens nothing.
  await expect(corner).not.toHaveAttribute("aria-expanded");
  const { width, height } = (await corner.boundingBox()) ?? {
    width: 0,
    height: 0,
  };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await corner.click();
  await expect.poll(() => ground(page)).toBe(BLUEPRINT);
  await expect(choice(page, blueprint)).toBeChecked();
  await expect(corner).toHaveAttribute("aria-pressed", "true");
  // The other sheet is drawn across the page, and then everything is as before.
  expect(
    await page.evaluate(() =>
      document.documentElement.style.getPropertyValue("--touched"),
    ),
  ).toMatch(/px/);
  await expect(page.locator("html")).not.toHaveAttribute("data-turning");
  await corner.press("Enter");
  await expect.poll(() => ground(page)).toBe(PAPER);
  await page.reload();
  expect(await ground(page)).toBe(PAPER);
});

test("no colour fades while the sheet is turned over, or the first picture of the other one has pale text on pale buttons", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await page.getByRole("button", { name: words.frame.turn }).hover();
  await page.evaluate(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    addEventListener("transitionrun", ({ propertyName }) => {
      if (/color|background/.test(propertyName)) faded.push(propertyName);
    });
  });
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => ground(page)).toBe(BLUEPRINT);
  await expect(page.locator("html")).not.toHaveAttribute("data-turning");
  expect(
    await page.evaluate(() => (window as { faded?: string[] }).faded),
  ).toEqual([]);
});

test("the corner says whether the page is dark, by choice or by the system, and shows its name", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(policy);
  const corner = page.getByRole("button", { name: words.frame.turn });
  await expect(corner).toHaveAttribute("aria-pressed", "true");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(corner).toHaveAttribute("aria-pressed", "false");
  await choice(page, blueprint).check();
  await expect(corner).toHaveAttribute("aria-pressed", "true");
  await corner.hover();
  const name = await corner.getByText(words.frame.turn).boundingBox();
  expect(name?.height).toBeGreaterThan(10);
});

test("under reduced motion the sheet changes at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(policy);
  await page.getByRole("button", { name: words.frame.turn }).click();
  expect(await ground(page)).toBe(BLUEPRINT);
});

test("remembers the choice and applies it before the first paint", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.body) return;
      Object.assign(window, {
        groundAtStart: getComputedStyle(document.body).backgroundColor,
      });
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/contact");
  await choice(page, blueprint).check();
  for (const route of ["/contact", "/"]) {
    await page.goto(route);
    expect(
      await page.evaluate(
        () => (window as { groundAtStart?: string }).groundAtStart,
      ),
    ).toBe(BLUEPRINT);
    await expect(choice(page, blueprint)).toBeChecked();
  }
});

test("a page that is already open in another tab follows", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/contact");
  await choice(other, blueprint).check();
  await expect.poll(() => ground(page)).toBe(BLUEPRINT);
  await expect(choice(page, blueprint)).toBeChecked();
});

test("drawings in files follow the choice", async ({ page }) => {
  const drawing = page.locator("main img").first();
  const picture = async () => {
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    return drawing.screenshot();
  };
  await page.goto("/contact");
  const onPaper = await picture();
  await page.emulateMedia({ colorScheme: "dark" });
  const onBlueprint = await picture();
  expect(onBlueprint.equals(onPaper)).toBe(false);
  await choice(page, paper).check();
  await expect.poll(async () => (await picture()).equals(onPaper)).toBe(true);
});

test("prints in the light scheme, whatever was chosen", async ({ page }) => {
  await page.goto(policy);
  await choice(page, blueprint).check();
  await page.emulateMedia({ media: "print" });
  expect(await ground(page)).toBe("rgb(255, 255, 255)");
});

test("if storage is blocked, the choice applies to the current page", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    }),
  );
  await page.goto(policy);
  await choice(page, blueprint).check();
  await expect.poll(() => ground(page)).toBe(BLUEPRINT);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });
  test("shows no inert switch", async ({ page }) => {
    await page.goto(policy);
    await expect(page.getByRole("radio")).toHaveCount(0);
    await expect(
      page.getByRole("button", { name: words.frame.turn }),
    ).toBeHidden();
  });
});
