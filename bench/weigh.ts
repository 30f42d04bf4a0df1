import { type Browser, chromium, type Request } from "@playwright/test";
import autocannon from "autocannon";
import { FIRST_FLIGHT } from "../publish/first-view.ts";
import { browserArguments, ensureBrowser } from "../tests/tools/browser.ts";
import { bytesOf } from "../tests/tools/budgets.ts";

const kindOf: Record<string, "document" | "fonts" | "scripts" | "images"> = {
  document: "document",
  font: "fonts",
  script: "scripts",
  image: "images",
};

/**
 * What a browser with an empty cache receives for a page until it is idle:
 * bytes on the wire.
 */
async function weighPage(browser: Browser, origin: string, route: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.route(
    (url) => url.origin !== origin,
    (request) => request.abort(),
  );
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(origin + route, { waitUntil: "networkidle" });
  const weight = {
    route,
    /**
     * Of the document's response; other headers count with their own resource.
     */
    headers: 0,
    document: 0,
    /** The part of headers and document that the first view needs. */
    firstView: bytesOf(route).firstView,
    /** Whether headers and document fit the first flight completely. */
    oneFlight: false,
    fonts: 0,
    scripts: 0,
    images: 0,
    other: 0,
    requests: requests.length,
  };
  for (const request of requests) {
    const kind = kindOf[request.resourceType()] ?? "other";
    const { responseHeadersSize, responseBodySize } = await request.sizes();
    weight[kind] += responseBodySize;
    weight[kind === "document" ? "headers" : kind] += responseHeadersSize;
  }
  weight.oneFlight = weight.headers + weight.document <= FIRST_FLIGHT;
  await context.close();
  return weight;
}

export type Weight = Awaited<ReturnType<typeof weighPage>>;

export async function weighPages(
  origin: string,
  routes: string[],
): Promise<Weight[]> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  });
  const weights: Weight[] = [];
  try {
    for (const route of routes)
      weights.push(await weighPage(browser, origin, route));
  } finally {
    await browser.close();
  }
  return weights;
}

/** Requests one page repeatedly on 32 connections. */
export async function loadPage(
  origin: string,
  route: string,
  encoding: string,
) {
  const { requests, latency, errors, non2xx } = await autocannon({
    url: origin + route,
    connections: 32,
    duration: 5,
    headers: { "accept-encoding": encoding },
  });
  return {
    route,
    encoding,
    requestsPerSecond: Math.round(requests.average),
    p99Milliseconds: latency.p99,
    errors: errors + non2xx,
  };
}

export type Load = Awaited<ReturnType<typeof loadPage>>;
