import { expect, type Page, test } from "@playwright/test";
import { listEntries } from "../app/content/entries.ts";
import { slugify } from "../app/content/slugify.ts";
import { caseStudy } from "../app/pages/case-study/kind.ts";
import { type Category, categories } from "../app/pages/case-study/schema.ts";
import { serveCleanUrls } from "./tools/clean-url-server.ts";
import { siteFolder } from "./tools/site.ts";

const studies = listEntries(caseStudy);
const all = studies.map(({ slug }) => slug);
const slugsOf = (category: Category) =>
  studies.filter((study) => study.categories.includes(category)).map(({ slug }) => slug);

const filters = [
  { name: "All", query: "", slugs: all },
  ...categories.map((name) => ({
    name,
    query: `?category=${slugify(name)}`,
    slugs: slugsOf(name),
  })),
];

const cardLinks = (page: Page) => page.getByRole("link", { name: /^View Case Study/ });
const filterButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const pressedButtons = (page: Page) =>
  page.getByRole("group", { name: "Filter by category" }).getByRole("button", { pressed: true });

async function expectCards(page: Page, slugs: readonly string[]) {
  await expect(cardLinks(page)).toHaveCount(slugs.length);
  const addresses = await cardLinks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  expect(addresses).toEqual(slugs.map((slug) => `/case-studies/${slug}`));
}

test.describe("the filter", () => {
  test("shows the case studies of a category by mouse, and says how many", async ({ page }) => {
    await page.goto("/portfolio?category=saas");
    for (const { name, query, slugs } of filters) {
      await filterButton(page, name).click();
      await expectCards(page, slugs);
      await expect(pressedButtons(page)).toHaveText([new RegExp(`^${name}`)]);
      await expect(page.getByRole("status")).toHaveText(`${slugs.length} of ${all.length} sheets shown`);
      expect(new URL(page.url()).search).toBe(query);
    }
  });

  test("works by keyboard", async ({ page }) => {
    await page.goto("/portfolio");
    await filterButton(page, "All").focus();
    for (const { name, slugs } of filters.slice(1)) {
      await page.keyboard.press("Tab");
      await expect(filterButton(page, name)).toBeFocused();
      await page.keyboard.press(name === "SaaS" ? "Enter" : "Space");
      await expectCards(page, slugs);
    }
  });

  test("follows Back and Forward", async ({ page }) => {
    await page.goto("/portfolio");
    await filterButton(page, "SaaS").click();
    await filterButton(page, "Mobile Apps").click();
    await expectCards(page, slugsOf("Mobile Apps"));
    await page.goBack();
    await expect(filterButton(page, "SaaS")).toHaveAttribute("aria-pressed", "true");
    await expectCards(page, slugsOf("SaaS"));
    await page.goBack();
    await expect(filterButton(page, "All")).toHaveAttribute("aria-pressed", "true");
    await expectCards(page, all);
    await page.goForward();
    await expectCards(page, slugsOf("SaaS"));
  });

  test("shows all for a category that does not exist, and keeps other parameters of the URL", async ({
    page,
  }) => {
    await page.goto("/portfolio?utm_source=card&category=toString");
    await expectCards(page, all);
    await expect(pressedButtons(page)).toHaveText([/^All/]);
    await filterButton(page, "B2B").click();
    await filterButton(page, "All").click();
    expect(new URL(page.url()).search).toBe("?utm_source=card");
  });
});

test("a URL made without scripts shows the same with scripts and after a reload, until the next choice", async ({
  page,
}) => {
  await page.goto("/portfolio?category=mobile-apps#mobile-apps");
  await expectCards(page, slugsOf("Mobile Apps"));
  await page.reload();
  await expectCards(page, slugsOf("Mobile Apps"));
  await filterButton(page, "AI & Automation").click();
  await expectCards(page, slugsOf("AI & Automation"));
  await expect(pressedButtons(page)).toHaveText([/^AI & Automation/]);
  await expect(page).toHaveURL("/portfolio?category=ai-automation");
});

test("a choice keeps focus on its button, and loads nothing", async ({ page }) => {
  await page.goto("/portfolio");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.resourceType()));
  await filterButton(page, "B2B").click();
  await expectCards(page, slugsOf("B2B"));
  await expect(filterButton(page, "B2B")).toBeFocused();
  expect(requested).not.toContain("document");
  expect(requested).not.toContain("script");
});

for (const [reducedMotion, transitions] of [
  ["no-preference", 1],
  ["reduce", 0],
] as const) {
  test(`filtering makes ${transitions} view transition with motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/portfolio");
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.transitions = "1";
        return start(update);
      };
    });
    await filterButton(page, "B2B").click();
    await expectCards(page, slugsOf("B2B"));
    await expect(page.locator("html[data-transitions]")).toHaveCount(transitions);
  });
}

test("a case study shows its title, text, at most two categories and a link", async ({ page }) => {
  await page.goto("/portfolio");
  for (const { slug, title, categories } of studies) {
    const card = page.getByRole("article").filter({ has: page.locator(`[href="/case-studies/${slug}"]`) });
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(title);
    const badges = card.getByRole("list", { name: "Categories" }).getByRole("listitem");
    await expect(badges).toHaveText(categories.slice(0, 2));
  }
  await page.locator(`main [href="/case-studies/${all[0]}"]`).click();
  await expect(page).toHaveURL(`/case-studies/${all[0]}`);
});

test("the case studies of a wide screen leave no gap in any row, however many are shown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/portfolio");
  const ends = await page.locator("#register li[data-categories]").evaluateAll((cards) =>
    cards.map((_, count) => {
      for (const [index, card] of cards.entries()) card.setAttribute("data-shown", `${index <= count}`);
      const rights = cards.map((card) => card.getBoundingClientRect().right);
      return [rights[count], Math.max(...rights)];
    }),
  );
  for (const [last, row] of ends) expect(last).toBe(row);
});

test("a reload starts at the top", async ({ page }) => {
  await page.goto("/portfolio");
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await page.reload();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  /** The project's server, and a static host. */
  const hosts = {
    "the server": async (baseURL: string) => ({ origin: baseURL, stop: async () => {} }),
    "a static host": async () => {
      const { port, stop } = await serveCleanUrls(siteFolder);
      return { origin: `http://127.0.0.1:${port}`, stop };
    },
  };
  for (const [name, serve] of Object.entries(hosts)) {
    test(`on ${name} a choice shows its case studies, its count and its button, by mouse and by keyboard`, async ({
      page,
      baseURL,
    }) => {
      const { origin, stop } = await serve(baseURL ?? "");
      try {
        await page.goto(`${origin}/portfolio`);
        await expectChoice(page, "All", all);
        for (const { name, query, slugs } of filters.slice(1)) {
          await filterButton(page, name).click();
          await expect(page).toHaveURL(`${origin}/portfolio${query}${query.replace("?category=", "#")}`);
          await expectChoice(page, name, slugs);
          await expect(filterButton(page, `${name} chosen`)).toBeInViewport({ ratio: 1 });
        }
        await page.goBack();
        await expectChoice(page, "B2C", slugsOf("B2C"));
        await filterButton(page, "Mobile Apps").press("Enter");
        await expectChoice(page, "Mobile Apps", slugsOf("Mobile Apps"));
        await page.reload();
        await expectChoice(page, "Mobile Apps", slugsOf("Mobile Apps"));
        await filterButton(page, "All").press("Enter");
        await expectChoice(page, "All", all);
      } finally {
        await stop();
      }
    });
  }

  /** Without scripts only CSS can mark the selected button, so no button may have aria-pressed. */
  async function expectChoice(page: Page, name: string, slugs: readonly string[]) {
    await expectCards(page, slugs);
    await expect(page.getByRole("status")).toHaveText(`${slugs.length} of ${all.length} sheets shown`, {
      useInnerText: true,
    });
    await expect(page.getByRole("button", { name: /chosen$/ })).toHaveText([new RegExp(`^${name}`)]);
    await expect(page.locator("[aria-pressed]")).toHaveCount(0);
  }
});
