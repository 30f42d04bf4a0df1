import { expect, test } from "@playwright/test";
import { facesShown } from "../tools/faces.ts";
import { open } from "../tools/open.ts";
import { expectNoShift, watchShifts } from "../tools/shifts.ts";
import { allRoutes } from "../tools/site.ts";

for (const route of [...allRoutes(), "/no-such-page"]) {
  test(`${route} loads without noise, asks no other host, and shifts nothing`, async ({ page, baseURL }) => {
    const noise: string[] = [];
    const scripts: string[] = [];
    const elsewhere: string[] = [];
    page.on("console", (message) => noise.push(message.text()));
    page.on("pageerror", (error) => noise.push(error.message));
    page.on("request", (request) => {
      const url = new URL(request.url());
      if (url.origin !== baseURL && !request.isNavigationRequest()) elsewhere.push(url.href);
      if (request.resourceType() === "script") scripts.push(url.pathname);
    });
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener("securitypolicyviolation", (event) =>
        violations.push(`${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await watchShifts(page);
    await open(page, route);
    await facesShown(page);
    await expectNoShift(page, route);
    const expected = route === "/no-such-page" ? [/404/, /there is no page at \/no-such-page/] : [];
    expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    expect(elsewhere).toEqual([]);
    const violations = await page.evaluate(() => (window as unknown as { violations: string[] }).violations);
    expect(violations).toEqual([]);
    expect(scripts).toEqual([]);
  });

  test(`${route} reads at 320 px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, route);
    const wide = await page.evaluate(() => {
      const over = [...document.querySelectorAll("main *, footer *, header > *")].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.checkVisibility(),
      );
      const clipped = (element: Element) => element.closest("svg, [data-scrolls]") !== null;
      return {
        page: document.documentElement.scrollWidth,
        over: over
          .filter((element) => !clipped(element))
          .map((element) => `${element.tagName} ${element.className}`),
      };
    });
    expect(wide.page).toBeLessThanOrEqual(320);
    expect(wide.over).toEqual([]);
  });
}
