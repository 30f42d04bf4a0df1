import type { Page } from "@playwright/test";

/**
 * The visible links to a place on the same page, by their fragment, once each.
 */
function fragmentsLinked(): string[] {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>("a[href*='#']"),
  ];
  const here = links.filter(
    (link) => link.pathname === location.pathname && link.checkVisibility(),
  );
  return [...new Set(here.map((link) => link.hash))];
}

function focusLink(fragment: string): void {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>("a[href*='#']"),
  ];
  links
    .find((link) => link.hash === fragment && link.checkVisibility())
    ?.focus({ preventScroll: true });
}

/**
 * What is wrong with a fragment's target, before Tab is pressed: nothing hears
 * of it, or it is not in view.
 */
function describeTarget(fragment: string): string | undefined {
  const target = document.getElementById(decodeURIComponent(fragment.slice(1)));
  if (!target) return "leads nowhere";
  if (target.closest("svg, [aria-hidden=true], [inert]"))
    return "leads to what is not heard";
  const { top, bottom } = target.getBoundingClientRect();
  return bottom < 0 || top > innerHeight
    ? "leaves its target out of view"
    : undefined;
}

/**
 * After Tab, focus is in the target or after it, with nothing between that
 * takes focus.
 */
function followsTarget(fragment: string): boolean {
  const target = document.getElementById(decodeURIComponent(fragment.slice(1)));
  const { activeElement } = document;
  if (!target || !activeElement) return false;
  if (target.contains(activeElement)) return true;
  // Past the last stop of the page.
  if (activeElement === document.body) return true;
  const follows = (one: Element, other: Element) =>
    Boolean(
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  const passed = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary",
    ),
  ]
    // Of a group of radio buttons, the checked one takes focus.
    .filter(
      (stop) =>
        stop.checkVisibility() &&
        stop.tabIndex >= 0 &&
        !stop.matches("[type=radio]:not(:checked)"),
    )
    .filter((stop) => follows(target, stop) && follows(stop, activeElement));
  return follows(target, activeElement) && passed.length === 0;
}

/**
 * Links within the page, followed by keyboard, that do not move focus to their
 * target.
 */
export async function findLostFocus(page: Page): Promise<string[]> {
  const address = page.url();
  const faults: string[] = [];
  for (const fragment of await page.evaluate(fragmentsLinked)) {
    await page.evaluate(focusLink, fragment);
    await page.keyboard.press("Enter");
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const fault = await page.evaluate(describeTarget, fragment);
    if (fault) {
      faults.push(`${fragment} ${fault}`);
      continue;
    }
    await page.keyboard.press("Tab");
    if (!(await page.evaluate(followsTarget, fragment)))
      faults.push(`${fragment} loses focus`);
  }
  await page.evaluate((url) => history.replaceState(null, "", url), address);
  return faults;
}
