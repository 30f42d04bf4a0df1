import { expect, test } from "@playwright/test";
import { allRoutes } from "./tools/site.ts";

/** An owner may have removed one. */
const skipWithout = (route: string) => test.skip(!allRoutes().includes(route), `there is no ${route}`);

for (const [route, places] of [
  ["/products/algohr", ["Cloud", "On-premise VPC"]],
  ["/products/algochat", ["Cloud", "Private hosting"]],
] as const) {
  test(`${route} shows six features, six integrations and two deployments, and two different calls to action at either end`, async ({
    page,
  }) => {
    skipWithout(route);
    await page.goto(route);
    await expect(page.locator("#features li")).toHaveCount(6);
    const deployments = page.getByRole("article");
    await expect(deployments.getByRole("heading", { level: 3 })).toHaveText([...places]);
    await expect(deployments.first()).toContainText("99.9%");
    const wiring = page.locator("main section", { hasText: "record bus" });
    await expect(wiring.getByRole("listitem")).toHaveCount(6);
    const bands = page.locator("main > section");
    for (const band of [bands.first(), bands.last()]) {
      const addresses = await band
        .locator('a:not([href^="#"])')
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(addresses).toHaveLength(2);
      expect(new Set(addresses).size).toBe(2);
    }
  });
}

test("a range's bar begins and ends at the values in its text", async ({ page }) => {
  skipWithout("/products/algochat");
  await page.goto("/products/algochat");
  const use = page.getByRole("listitem").filter({ hasText: "Support" }).filter({ hasText: "08:00 to 23:00" });
  const [bar, scale] = await Promise.all([
    use.locator("rect").boundingBox(),
    use.locator("svg").first().boundingBox(),
  ]);
  if (!bar || !scale) throw new Error("There is no bar to measure");
  const hour = (x: number) => 6 + ((x - scale.x) / scale.width) * 18;
  expect(hour(bar.x)).toBeCloseTo(8, 1);
  expect(hour(bar.x + bar.width)).toBeCloseTo(23, 1);
});
