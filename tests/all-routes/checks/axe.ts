import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** `colours` are the rules that a change of colours alone can break. */
const rules = {
  all: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  colours: ["color-contrast", "link-in-text-block"],
};

export async function findAxeViolations(page: Page, which: keyof typeof rules): Promise<string[]> {
  // Describing what passed takes longer than finding what does not.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  if (which === "all") axe.withTags(rules.all);
  else axe.withRules(rules.colours);
  // No page has a frame, so axe needs no second page to put the results of frames together.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
