import { expect, test } from "@playwright/test";
import { listEntries } from "../app/content/entries.ts";
import { hrefOf } from "../app/content/kind.ts";
import { say, words } from "../app/content/words.ts";
import { product } from "../app/pages/product/kind.ts";
import { hoursOfDay, percent } from "../app/pages/product/scales.ts";
import { expectLink } from "./tools/expect-link.ts";

const products = listEntries(product);
const [byHours] = products.filter(({ useCases }) => useCases);

for (const { slug, features, integrations, deployments, actions, cta } of products) {
  const route = hrefOf(product, slug);
  test(`${route} shows its features, integrations and deployments, and its calls to action at either end`, async ({
    page,
  }) => {
    await page.goto(route);
    await expect(page.locator("#features li")).toHaveCount(features.items.length);
    const places = page.getByRole("article");
    await expect(places.getByRole("heading", { level: 3 })).toHaveText(
      deployments.items.map(({ name }) => name),
    );
    await expect(places.first()).toContainText(deployments.items[0].figure);
    const wiring = page.locator("main section", {
      has: page.getByRole("heading", {
        name: say(words.product.integrationsHeading, { heading: integrations.heading }),
      }),
    });
    await expect(wiring.getByRole("listitem")).toHaveCount(integrations.items.length);
    const bands = page.locator("main > section");
    for (const action of actions) await expectLink(bands.first(), action);
    for (const action of cta.actions) await expectLink(bands.last(), action);
  });
}

test("a range's bar begins and ends at the values in its text", async ({ page }) => {
  const [use] = byHours?.useCases?.items ?? [];
  if (!byHours || !use) return test.skip(true, "there is no product with use cases");
  await page.goto(hrefOf(product, byHours.slug));
  const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: use.title }) });
  const [bar, scale] = await Promise.all([
    item.locator("rect").boundingBox(),
    item.locator("svg").first().boundingBox(),
  ]);
  if (!bar || !scale) throw new Error("There is no bar to measure");
  const place = (hour: number) => Number.parseFloat(percent(hoursOfDay, hour));
  expect(((bar.x - scale.x) / scale.width) * 100).toBeCloseTo(place(use.from), 0);
  expect(((bar.x + bar.width - scale.x) / scale.width) * 100).toBeCloseTo(place(use.to), 0);
});
