import { expect, type Page, test } from "@playwright/test";
import type { Files } from "../../publish/output.ts";
import { addressOf, renderContentOfTests, serveFiles } from "./site.ts";
import { transcript } from "./transcript.ts";

/**
 * One page of each kind and layout, and the two that are no pages of the site.
 */
const pages = {
  home: "/",
  service: "/services/catalogues",
  "setup-service": "/services/algoerp",
  industry: "/industries/libraries",
  product: "/products/shelfmark",
  portfolio: "/portfolio",
  "case-study": "/case-studies/a-loans-desk",
  "short-case-study": "/case-studies/a-reading-room",
  company: "/about/company",
  leadership: "/about/leadership",
  assurance: "/about/assurance",
  careers: "/about/careers",
  job: "/about/careers/front-end-developer",
  contact: "/contact",
  insights: "/insights",
  insight: "/insights/opening-hours-are-data",
  "insight-tag": "/insights/tags/to-be-chosen",
  "not-found": "/404",
};

// In one worker, which renders the pages once.
test.describe.configure({ mode: "default" });

let files: Files;
test.beforeAll(async () => {
  files = await renderContentOfTests();
});

async function open(page: Page, route: string): Promise<void> {
  await serveFiles(page, files);
  await page.goto(addressOf(route));
}

/** Compares what is heard with its file in transcripts/. */
async function expectHeard(
  page: Page,
  name: string,
  within?: string,
): Promise<void> {
  expect(await transcript(page, within)).toMatchSnapshot(`${name}.txt`);
}

for (const [name, route] of Object.entries(pages)) {
  test(`${name} is heard as its transcript says`, async ({ page }) => {
    await open(page, route);
    await expectHeard(page, name);
  });
}

test("a policy is heard as its transcript says", async ({ page }) => {
  const policy =
    [...files.keys()].find((name) => name.endsWith("-policy.html")) ?? "";
  await open(page, `/${policy.replace(".html", "")}`);
  await expectHeard(page, "policy");
});

test("the colour switch says what it switches, and then that it is on", async ({
  page,
}) => {
  await open(page, "/");
  const corner = page.locator("[data-turn]");
  await corner.press("Enter");
  await expectHeard(page, "colour-switch-pressed", "banner");
});

test("a menu of the bar says that it is open, and what it has", async ({
  page,
}) => {
  await open(page, "/");
  await page.locator("li > [popovertarget]").first().press("Enter");
  await expectHeard(page, "bar-menu-open", "banner");
});

test("of a page under the open mobile menu nothing is heard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  await page.locator("header > [popovertarget]").press("Enter");
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  await expectHeard(page, "mobile-menu-open");
});

test("the filter says what is chosen, and how many it leaves", async ({
  page,
}) => {
  await open(page, "/portfolio");
  await page.locator("#register button").last().press("Enter");
  await expectHeard(page, "filter-chosen", "form");
});
