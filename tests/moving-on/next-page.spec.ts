import type { IncomingMessage } from "node:http";
import { expect, test } from "@playwright/test";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { routesOf } from "../all-routes/groups.ts";
import { serveOnPort } from "../tools/site.ts";

/** The site, and what the browser prefetched: address and purpose. */
async function serveAndWatch() {
  const { server, origin, stop } = await serveOnPort();
  const prepared = new Map<string, string>();
  server.on("request", ({ url = "", headers }: IncomingMessage) => {
    const purpose = headers["sec-purpose"];
    if (purpose) prepared.set(url, String(purpose));
  });
  return { origin, prepared, stop };
}

test("prerenders the page under the pointer, but no external link", async ({
  page,
}) => {
  const { origin, prepared, stop } = await serveAndWatch();
  try {
    await page.goto(`${origin}/about/company`);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), {
        href: "/call",
        textContent: "Out",
      });
      document.querySelector("nav ul")?.prepend(link);
    });
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Out" }).hover();
    const others = await main
      .locator(':scope > ul > li > a[href^="/"]:not([aria-current])')
      .all();
    for (const link of others.slice(0, 2)) {
      await link.hover();
      await expect
        .poll(async () => prepared.get((await link.getAttribute("href")) ?? ""))
        .toBe("prefetch;prerender");
    }
    expect(prepared.has("/call")).toBe(false);
  } finally {
    await stop();
  }
});

interface Transition {
  milliseconds: number;
  moving: string[];
}

for (const { motion, moves } of [
  { motion: "no-preference", moves: "within 250 ms" },
  { motion: "reduce", moves: "instantly with reduced motion" },
] as const) {
  test(`the page changes ${moves}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const reveal = Promise.withResolvers<Transition>();
      Object.assign(window, { transition: reveal.promise });
      addEventListener("pagereveal", async ({ viewTransition }) => {
        await viewTransition?.ready;
        const effects = document
          .getAnimations()
          .map(({ effect }) => effect as KeyframeEffect)
          .filter(
            ({ pseudoElement }) =>
              viewTransition && pseudoElement?.startsWith("::view-transition"),
          );
        const ends = effects.map((effect) =>
          Number(effect.getComputedTiming().endTime),
        );
        reveal.resolve({
          milliseconds: Math.max(0, ...ends),
          moving: effects.map(({ pseudoElement }) => pseudoElement ?? ""),
        });
      });
    });
    await page.goto("/about/company");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Contact" })
      .click();
    await expect(page).toHaveURL("/contact");
    const { milliseconds, moving } = await page.evaluate(
      () =>
        (window as unknown as { transition: Promise<Transition> }).transition,
    );
    if (motion === "reduce") expect(milliseconds).toBe(0);
    else expect(milliseconds).toBeGreaterThan(0);
    expect(milliseconds).toBeLessThanOrEqual(250);
    // It stays until the next page covers it, so that no frame is empty.
    expect(moving).not.toContain("::view-transition-old(root)");
  });
}

test("the page transition moves the drawing of the opened case study, whatever has focus", async ({
  page,
}) => {
  const address = routesOf(caseStudy).at(-1);
  test.skip(!address, "there is no case study");
  await page.goto("/portfolio");
  await page.evaluate((to) => {
    addEventListener("pageswap", () => {
      sessionStorage.chosen = document
        .querySelector("[data-chosen] a")
        ?.getAttribute("href");
    });
    location.assign(to);
  }, address ?? "");
  await expect(page).toHaveURL(address ?? "");
  expect(await page.evaluate(() => sessionStorage.chosen)).toBe(address);
});
