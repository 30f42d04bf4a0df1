import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

// Describing what passed takes longer than finding what does not.
const axeFor = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ["violations"] });

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  // No page has a frame, so axe needs no second page to put the results of frames together.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

/** Contrast is left undecided wherever a pseudo-element or a gradient lies behind words: contrast.ts judges by pixels. */
export const findAxeViolations = (page: Page): Promise<string[]> =>
  violationsOf(axeFor(page).withTags(standards).disableRules("color-contrast"));

/** Beside contrast the one rule that another colour scheme can break. */
export const findLinksByColourAlone = (page: Page): Promise<string[]> =>
  violationsOf(axeFor(page).withRules("link-in-text-block"));
