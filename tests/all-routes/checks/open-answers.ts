import type { Page } from "@playwright/test";

/**
 * Runs a check with all FAQ answers open and the cut of a figure at its end,
 * and resets them again.
 */
export async function withOpenAnswers<Result>(
  page: Page,
  look: () => Promise<Result>,
): Promise<Result> {
  const closed = await page.evaluateHandle(() => {
    const details = [...document.querySelectorAll("details")].filter(
      (element) => !element.open,
    );
    const names = details.map((element) => element.name);
    for (const element of details) {
      // Of several with the same name, only one can be open.
      element.removeAttribute("name");
      element.open = true;
    }
    const ranges = [
      ...document.querySelectorAll<HTMLInputElement>("[type=range]"),
    ];
    for (const range of ranges) {
      range.value = range.max || "100";
      range.dispatchEvent(new Event("input"));
    }
    return { details, names, ranges };
  });
  try {
    return await look();
  } finally {
    await closed.evaluate(({ details, names, ranges }) => {
      for (const range of ranges) {
        range.value = range.defaultValue;
        range.dispatchEvent(new Event("input"));
      }
      details.forEach((element, index) => {
        element.open = false;
        element.name = names[index] ?? "";
      });
    });
  }
}
