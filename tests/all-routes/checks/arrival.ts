import type { Page, Request } from "@playwright/test";
import { requestBudget } from "../../tools/budgets.ts";
import { countsVisits, watchViolations } from "../../tools/open.ts";
import { NOT_FOUND } from "../groups.ts";

/** Console messages, CSP violations and requests since a page was opened. */
export interface Arrival {
  console: readonly string[];
  violations: readonly string[];
  requests: readonly Request[];
}

/** Call before opening the page. */
export async function watchArrival(page: Page): Promise<Arrival> {
  const lines: string[] = [];
  const requests: Request[] = [];
  page.on("console", (message) => lines.push(message.text()));
  page.on("pageerror", (error) => lines.push(error.message));
  page.on("request", (request) => requests.push(request));
  return { console: lines, violations: await watchViolations(page), requests };
}

export function findNoise(
  { console, violations }: Arrival,
  route: string,
): string[] {
  const expected =
    route === NOT_FOUND ? [/404/, /there is no page at \/no-such-page/] : [];
  return [
    ...console.filter(
      (line) => !expected.some((pattern) => pattern.test(line)),
    ),
    ...violations.map((violation) => `refused ${violation}`),
  ];
}

/** Requests for scripts, or to other hosts than the one that counts visits. */
export function findUnwantedRequests(
  page: Page,
  { requests }: Arrival,
): string[] {
  const { origin } = new URL(page.url());
  const elsewhere = requests.filter(
    (request) =>
      new URL(request.url()).origin !== origin &&
      !request.isNavigationRequest() &&
      !countsVisits(request.url()),
  );
  const scripts = requests.filter(
    (request) => request.resourceType() === "script",
  );
  return [
    ...elsewhere.map((request) => `requests another host: ${request.url()}`),
    ...scripts.map((request) => `requests a script: ${request.url()}`),
  ];
}

/** Requests before the first paint. */
export function findEarlyRequests(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    const resources = performance.getEntriesByType(
      "resource",
    ) as PerformanceResourceTiming[];
    return (
      resources
        .filter(
          ({ startTime }) =>
            startTime < (painted?.startTime ?? Number.POSITIVE_INFINITY),
        )
        .map(({ name }) => new URL(name).pathname)
        // The browser decides when to load the icon. Photographs do not block
        // the paint.
        .filter((path) => path !== "/icon.svg" && !/\.(avif|webp)$/.test(path))
    );
  });
}

export function findRequestsOverBudget(
  { requests }: Arrival,
  route: string,
): string[] {
  const budget = requestBudget(route);
  const over =
    requests.filter((request) => !countsVisits(request.url())).length - budget;
  return over > 0
    ? [
        `${over} requests over its budget of ${budget}:\n${requests.map((one) => one.url()).join("\n")}`,
      ]
    : [];
}
