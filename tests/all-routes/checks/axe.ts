import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function findAxeViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Describing what passed takes longer than finding what does not.
    .options({ resultTypes: ["violations"] })
    .withTags(standards)
    // Left undecided wherever a pseudo-element or a gradient lies behind words: contrast.ts judges by pixels.
    .disableRules("color-contrast");
  // No page has a frame, so axe needs no second page to put the results of frames together.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
