import { expect, test } from "@playwright/test";

test("the home page ends with its hero's figure, whole and without labels", async ({
  page,
}) => {
  await page.goto("/");
  const figure = page.locator('main svg:has(> use[href="#figure"])');
  await expect(figure).toHaveCount(1);
  await figure.scrollIntoViewIfNeeded();
  const { drawn, label } = await figure.evaluate((svg) => ({
    drawn: (svg.querySelector("use") as SVGUseElement).getBBox().width,
    label: getComputedStyle(svg).getPropertyValue("--lettering"),
  }));
  expect(drawn).toBeGreaterThan(0);
  expect(label).toBe("hidden");
});

test("the figure at the end of the home page stands still while a visitor scrolls", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const figure = page.locator('main svg:has(> use[href="#figure"])');
  await figure.scrollIntoViewIfNeeded();
  const pictureAt = async (height: number) => {
    await figure.evaluate((svg, height) => {
      const box = svg.getBoundingClientRect();
      scrollBy({
        top: Math.round(box.top - (innerHeight - box.height) * height),
        behavior: "instant",
      });
    }, height);
    return figure.screenshot();
  };
  const low = await pictureAt(0.9);
  expect(low.equals(await pictureAt(0.3))).toBe(true);
});
