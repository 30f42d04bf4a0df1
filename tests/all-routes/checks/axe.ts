import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

// Reporting passes takes longer than finding violations.
const axeFor = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] });

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // Pages have no iframes, so axe needs no second page to merge their results.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}

/**
 * Without contrast, which axe cannot decide over pseudo-elements and gradients:
 * contrast.ts compares pixels.
 */
export const findAxeViolations = (page: Page): Promise<string[]> =>
  violationsOf(axeFor(page).withTags(standards).disableRules("color-contrast"));

/** Besides contrast, the only rule that depends on the colour scheme. */
export const findLinksByColourAlone = (page: Page): Promise<string[]> =>
  violationsOf(axeFor(page).withRules("link-in-text-block"));
