import { expect, type Page } from "@playwright/test";

interface Shift {
  value: number;
  sources: string[];
}

/** Records every layout shift of pages opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({
          value,
          sources: sources.map(
            ({ node }) => node?.textContent?.slice(0, 40) ?? "",
          ),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Waits until changes are painted. */
export const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  );

async function takeShifts(
  page: Page,
): Promise<{ shifts: Shift[]; total: number }> {
  await twoFrames(page);
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: Shift[] }).shifts,
  );
  return { shifts, total: shifts.reduce((sum, { value }) => sum + value, 0) };
}

export const totalShift = async (page: Page): Promise<number> =>
  (await takeShifts(page)).total;

/** Layout shifts, unless they round to 0.00 as in Lighthouse. */
export async function findShifts(page: Page): Promise<string[]> {
  const { shifts, total } = await takeShifts(page);
  return total < 0.005
    ? []
    : shifts.map(
        ({ value, sources }) =>
          `${value.toFixed(4)} moved: ${sources.join(" | ")}`,
      );
}

export async function expectNoShift(page: Page, where: string): Promise<void> {
  expect(await findShifts(page), where).toEqual([]);
}
