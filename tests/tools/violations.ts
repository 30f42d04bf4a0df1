import type { Page } from "@playwright/test";

/** Collects the page's CSP violations from the start. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return violations;
}
