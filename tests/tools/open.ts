import type { Page } from "@playwright/test";
import { builtManifest } from "./site.ts";

/**
 * Whether a request goes to the service that counts visits, if the owner has
 * one.
 */
export const countsVisits = (address: string): boolean =>
  address === builtManifest().analyticsEndpoint;

const counted = {
  status: 202,
  headers: { "access-control-allow-origin": "*" },
};

/** Opens a page and stays on it: blocks the redirect of /call. */
export async function open(
  page: Page,
  route: string,
  waitUntil: "load" | "domcontentloaded" = "load",
): Promise<void> {
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    (request) =>
      countsVisits(request.request().url())
        ? request.fulfill(counted)
        : request.abort(),
  );
  if (route === "/call") {
    await page.addInitScript(() => {
      // The check needs the page itself.
      (window as { navigation?: EventTarget }).navigation?.addEventListener(
        "navigate",
        (event) => event.preventDefault(),
      );
    });
  }
  await page.goto(route, { waitUntil });
}

/** Collects the page's CSP violations from the start. */
export async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) =>
    violations.push(violation),
  );
  await page.addInitScript(() => {
    document.addEventListener(
      "securitypolicyviolation",
      ({ violatedDirective, blockedURI, sample }) => {
        (
          window as unknown as { reportViolation(text: string): void }
        ).reportViolation(
          `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`,
        );
      },
    );
  });
  return violations;
}
