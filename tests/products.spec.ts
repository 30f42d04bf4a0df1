import { expect, type Locator, test } from "@playwright/test";
import { listEntries } from "../app/content/entries.ts";
import { hrefOf } from "../app/content/kind.ts";
import { say, words } from "../app/content/words.ts";
import { product } from "../app/pages/product/kind.ts";
import { hoursOfDay, percent } from "../app/pages/product/scales.ts";
import { expectLink } from "./tools/expect-link.ts";

const products = listEntries(product);
const [byHours] = products.filter(({ useCases }) => useCases);
const [withScreens] = products.filter(({ screens }) => screens);

for (const {
  slug,
  features,
  integrations,
  deployments,
  actions,
  cta,
} of products) {
  const route = hrefOf(product, slug);
  test(`${route} shows its features, integrations and deployments, and its calls to action at either end`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(page.locator("#features ol:has(> li > h3) > li")).toHaveCount(
      features.items.length,
    );
    const places = page.getByRole("article");
    await expect(places.getByRole("heading", { level: 3 })).toHaveText(
      deployments.items.map(({ name }) => name),
    );
    await expect(places.first()).toContainText(deployments.items[0].figure);
    const wiring = page.locator("main section", {
      has: page.getByRole("heading", {
        name: say(words.product.integrationsHeading, {
          heading: integrations.heading,
        }),
      }),
    });
    await expect(wiring.getByRole("listitem")).toHaveCount(
      integrations.items.length,
    );
    const bands = page.locator("main > section");
    for (const action of actions) await expectLink(bands.first(), action);
    for (const action of cta.actions) await expectLink(bands.last(), action);
  });
}

test("a range's bar begins and ends at the values in its text", async ({
  page,
}) => {
  const [use] = byHours?.useCases?.items ?? [];
  if (!byHours || !use)
    return test.skip(true, "there is no product with use cases");
  await page.goto(hrefOf(product, byHours.slug));
  const item = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: use.title }) });
  const [bar, scale] = await Promise.all([
    item.locator("rect").boundingBox(),
    item.locator("svg").first().boundingBox(),
  ]);
  if (!bar || !scale) throw new Error("There is no bar to measure");
  const place = (hour: number) => Number.parseFloat(percent(hoursOfDay, hour));
  expect(((bar.x - scale.x) / scale.width) * 100).toBeCloseTo(
    place(use.from),
    0,
  );
  expect(((bar.x + bar.width - scale.x) / scale.width) * 100).toBeCloseTo(
    place(use.to),
    0,
  );
});

test.describe("the section through a product", () => {
  test.skip(!withScreens, "no product has screens");
  const route = withScreens ? hrefOf(product, withScreens.slug) : "/";

  /**
   * Whether the screen, and not the drawing, is at a share of the figure's
   * width.
   */
  const showsScreenAt = (screen: Locator, share: number) =>
    screen.evaluate((element, share) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, width } = element.getBoundingClientRect();
      return document
        .elementsFromPoint(left + width * share, innerHeight / 2)
        .includes(element);
    }, share);

  test("opens with the arrow keys and by dragging its line", async ({
    page,
  }) => {
    await page.goto(route);
    const figure = page.locator("#features figure");
    const cut = figure.getByRole("slider", { name: words.product.cut });
    const screen = figure.locator(".v1");
    expect(await showsScreenAt(screen, 0.3)).toBe(true);
    expect(await showsScreenAt(screen, 0.9)).toBe(false);
    await cut.focus();
    await page.keyboard.press("End");
    expect(await showsScreenAt(screen, 0.9)).toBe(true);
    await page.keyboard.press("Home");
    expect(await showsScreenAt(screen, 0.3)).toBe(false);

    // The whole height of the line can be dragged, not only its middle.
    const [line, stage] = await Promise.all([
      cut.boundingBox(),
      screen.boundingBox(),
    ]);
    if (!line || !stage) throw new Error("There is no line to drag");
    const y = stage.y + stage.height * 0.7;
    await page.mouse.move(stage.x, y);
    await page.mouse.down();
    await page.mouse.move(stage.x + stage.width * 0.5, y, { steps: 4 });
    await page.mouse.up();
    expect(await showsScreenAt(screen, 0.3)).toBe(true);
    expect(await showsScreenAt(screen, 0.9)).toBe(false);
  });

  test("on a phone is as deep as the whole drawing, and the screen below it is whole @phone", async ({
    page,
  }) => {
    await page.goto(route);
    const figure = page.locator("#features figure");
    const screen = figure.locator(".v1");
    const [drawing, slider, box] = await Promise.all([
      figure.locator("svg").first().boundingBox(),
      figure.getByRole("slider").boundingBox(),
      screen.boundingBox(),
    ]);
    if (!drawing || !slider || !box)
      throw new Error("There is no section to measure");
    // Its canvas is 6 : 5.
    expect(drawing.width).toBeCloseTo(box.width, 0);
    expect(drawing.height).toBeCloseTo((drawing.width * 5) / 6, 0);
    expect(slider.y + slider.height).toBeLessThan(box.y + box.height);
    const isScreenAt = (y: number) =>
      screen.evaluate((element, y) => {
        scrollTo({
          top: scrollY + element.getBoundingClientRect().top + y - 300,
          behavior: "instant",
        });
        const { left, top, width } = element.getBoundingClientRect();
        return document
          .elementsFromPoint(left + width * 0.9, top + y)
          .includes(element);
      }, y);
    expect(await isScreenAt(drawing.height * 0.9)).toBe(false);
    expect(await isScreenAt(drawing.height * 1.1)).toBe(true);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("shows the drawing above the screen, and no range", async ({
      page,
    }) => {
      await page.goto(route);
      const figure = page.locator("#features figure");
      await expect(figure.getByRole("slider")).toBeHidden();
      const [drawing, screen] = await Promise.all([
        figure.locator("svg").first().boundingBox(),
        figure.locator(".v1").boundingBox(),
      ]);
      expect(drawing?.height).toBeGreaterThan(100);
      expect(screen?.y).toBeGreaterThanOrEqual(
        (drawing?.y ?? 0) + (drawing?.height ?? 0),
      );
    });
  });
});
