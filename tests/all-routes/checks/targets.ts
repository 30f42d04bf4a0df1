import type { Page } from "@playwright/test";
import { withOpenAnswers } from "./open-answers.ts";

/**
 * Controls that are less than 44 px high, with the menu and all answers open.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  withOpenAnswers(page, () => page.evaluate(measureTargets));

function measureTargets(): string[] {
  const menu = document.querySelector<HTMLElement>("#menu");
  menu?.showPopover();
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === "inline" &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const small = [
    ...document.querySelectorAll("a, button, summary, input, select, textarea"),
  ]
    .filter((element) => element.checkVisibility() && !inSentence(element))
    // A link that covers its card with a pseudo-element is as large as the
    // card.
    .filter(
      (element) => getComputedStyle(element, "::after").position !== "absolute",
    )
    .map((element) => ({
      name: element.textContent?.trim(),
      box: element.getBoundingClientRect(),
    }))
    // Elements of one pixel are visually hidden.
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < 43.5)
    .map(
      ({ name, box }) =>
        `${name} is ${Math.round(box.width)} by ${Math.round(box.height)} px`,
    );
  menu?.hidePopover();
  return small;
}
