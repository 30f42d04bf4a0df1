import type { Page } from "@playwright/test";

/** Runs a check with all FAQ answers open, and closes them again. */
export async function withOpenAnswers<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const closed = await page.evaluateHandle(() => {
    const details = [...document.querySelectorAll("details")].filter((element) => !element.open);
    const names = details.map((element) => element.name);
    for (const element of details) {
      // Of several with the same name, only one can be open.
      element.removeAttribute("name");
      element.open = true;
    }
    return { details, names };
  });
  try {
    return await look();
  } finally {
    await closed.evaluate(({ details, names }) => {
      details.forEach((element, index) => {
        element.open = false;
        element.name = names[index] ?? "";
      });
    });
  }
}
