import { expect, type Page, test } from "@playwright/test";
import { allRoutes, pageSource } from "./tools/site.ts";

/** Pages with a drawing whose parts have addresses. */
const keyed = allRoutes().filter((route) => /id="?part-[a-z]/.test(pageSource(route)));

/** The addresses of the parts that stand out of a quietened drawing. */
function litParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const opacity = (element: Element) => Number(getComputedStyle(element).opacity);
    return [...document.querySelectorAll(".dwg:has(> .bl[id])")].flatMap((drawing) => {
      const things = [...drawing.children];
      if (things.every((thing) => opacity(thing) === 1)) return [];
      return things.filter((thing) => opacity(thing) === 1 && thing.id).map(({ id }) => id);
    });
  });
}

/** Where the balloon of a part is on the screen. */
async function balloonAt(page: Page, id: string): Promise<{ x: number; y: number }> {
  const balloon = page.locator(`#${id} circle.f`);
  await balloon.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await balloon.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

function partIds(page: Page): Promise<string[]> {
  return page.locator(".dwg > .bl[id]").evaluateAll((balloons) => balloons.map(({ id }) => id));
}

test("most services, industries and case studies have a keyed drawing", () =>
  expect(keyed.length).toBeGreaterThan(0));

for (const route of keyed) {
  test(`${route} lights the part that is pointed at, focused in the list, or named by the address`, async ({
    page,
  }) => {
    await page.goto(route);
    const ids = await partIds(page);
    expect(await litParts(page)).toEqual([]);
    const list = page
      .locator(":has(> .dwg:has(> .bl[id])), :has(> * > .dwg:has(> .bl[id]))")
      .locator("ol > li > a");
    for (const [index, id] of ids.entries()) {
      const { x, y } = await balloonAt(page, id);
      await page.mouse.move(x, y);
      await expect.poll(() => litParts(page)).toEqual([id]);
      await page.mouse.move(2, 2);
      await expect.poll(() => litParts(page)).toEqual([]);
      if ((await list.count()) > 0) {
        await page.keyboard.press("Shift");
        await list.nth(index).focus();
        await expect.poll(() => litParts(page)).toEqual([id]);
        await list.nth(index).blur();
      }
    }
    const [first = "", second = ""] = ids;
    await page.goto(`${route}#${second}`);
    await expect.poll(() => litParts(page)).toEqual([second]);
    await expect(page.locator(`#${second}`)).toBeInViewport();
    // A click on a drawn part goes to its address; a second one leaves it.
    const { x, y } = await balloonAt(page, first);
    await page.mouse.click(x, y);
    await expect(page).toHaveURL(new RegExp(`#${first}$`));
    await page.mouse.click(x, y);
    await page.mouse.move(2, 2);
    await expect.poll(() => litParts(page)).toEqual([]);
  });

  test(`${route} lights a part by a tap on its name and leaves nothing behind @phone`, async ({ page }) => {
    await page.goto(route);
    const ids = (await partIds(page)).slice(0, 2);
    const entry = (id: string) => page.locator(`a[href="#${id}"]`);
    test.skip((await entry(ids[0] ?? "").count()) === 0, "its list leads further down the page");
    for (const id of ids) {
      await entry(id).tap();
      await expect.poll(() => litParts(page)).toEqual([id]);
    }
  });
}
