import { expect, type Page } from "@playwright/test";

interface Shift {
  value: number;
  sources: string[];
}

/** Notes every layout shift of the pages opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ value, sources: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Until what has changed is painted. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Nothing has moved: 0.00, as Lighthouse rounds it. */
export async function expectNoShift(page: Page, where: string): Promise<void> {
  await twoFrames(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
}
