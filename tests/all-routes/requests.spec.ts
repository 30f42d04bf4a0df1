import { expect, test } from "@playwright/test";
import { requestBudget } from "../tools/budgets.ts";
import { facesShown } from "../tools/faces.ts";
import { open } from "../tools/open.ts";
import { allRoutes } from "../tools/site.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const route of [...allRoutes(), "/no-such-page"]) {
  test(`${route} can be read before it asks for more, and asks for little and for no script`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const scripts: string[] = [];
    page.on("request", (request) => {
      asked.push(request.url());
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await open(page, route);
    await facesShown(page);
    await page.waitForLoadState("networkidle");
    const early = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName("first-contentful-paint");
      const requests = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return (
        requests
          .filter(({ startTime }) => startTime < (painted?.startTime ?? Number.POSITIVE_INFINITY))
          .map(({ name }) => new URL(name).pathname)
          // When to ask for the icon is the browser's own choice.
          .filter((path) => path !== "/icon.svg")
      );
    });
    expect(early).toEqual([]);
    expect(scripts).toEqual([]);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(requestBudget(route));
  });
}
