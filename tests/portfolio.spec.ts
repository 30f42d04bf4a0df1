import { expect, type Page, test } from "@playwright/test";
import { listEntries } from "../app/content/entries.ts";
import { fillPlaceholders } from "../app/content/kind.ts";
import { literalPattern } from "../app/content/literal-pattern.ts";
import { slugify } from "../app/content/slugify.ts";
import { words } from "../app/content/words.ts";
import { caseStudy } from "../app/pages/case-study/kind.ts";
import { portfolio } from "../app/pages/portfolio/kind.ts";

const studies = listEntries(caseStudy);
const all = studies.map(({ slug }) => slug);
test.skip(studies.length === 0, "there is no case study");
const [content] = listEntries(portfolio);
const { categories = [] } = content ?? {};
const {
  allLabel = "",
  countLabel = "",
  filterLegend = "",
  linkLabel = "",
} = content?.register ?? {};
/** Two categories to choose between, and the one at the end of the list. */
const [first = "", second = first] = categories;
const last = categories.at(-1) ?? first;
const slugsOf = (category: string) =>
  studies
    .filter((study) => study.categories.includes(category))
    .map(({ slug }) => slug);

const filters = [
  { name: allLabel, query: "", slugs: all },
  ...categories.map((name) => ({
    name,
    query: `?category=${slugify(name)}`,
    slugs: slugsOf(name),
  })),
];

const startingWith = (words: string) => new RegExp(`^${literalPattern(words)}`);
const countOf = (slugs: readonly string[]) =>
  fillPlaceholders(countLabel, { shown: slugs.length, total: all.length });
const cardLinks = (page: Page) =>
  page.getByRole("link", { name: startingWith(linkLabel) });
/** By its name and its count. */
const filterButton = (page: Page, name: string) =>
  page.getByRole("button", {
    name: new RegExp(`^${literalPattern(name)} \\d+$`),
  });
const pressedButtons = (page: Page) =>
  page
    .getByRole("group", { name: filterLegend })
    .getByRole("button", { pressed: true });

async function expectCards(page: Page, slugs: readonly string[]) {
  await expect(cardLinks(page)).toHaveCount(slugs.length);
  const addresses = await cardLinks(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute("href")),
  );
  expect(addresses).toEqual(slugs.map((slug) => `/case-studies/${slug}`));
}

test.describe("the filter", () => {
  test("shows the case studies of a category by mouse, and says how many", async ({
    page,
  }) => {
    await page.goto(`/portfolio?category=${slugify(first)}`);
    for (const { name, query, slugs } of filters) {
      await filterButton(page, name).click();
      await expectCards(page, slugs);
      await expect(pressedButtons(page)).toHaveText([startingWith(name)]);
      await expect(page.getByRole("status")).toHaveText(countOf(slugs));
      expect(new URL(page.url()).search).toBe(query);
    }
  });

  test("works by keyboard", async ({ page }) => {
    await page.goto("/portfolio");
    await filterButton(page, allLabel).focus();
    for (const { name, slugs } of filters.slice(1)) {
      await page.keyboard.press("Tab");
      await expect(filterButton(page, name)).toBeFocused();
      await page.keyboard.press(name === first ? "Enter" : "Space");
      await expectCards(page, slugs);
    }
  });

  test("follows Back and Forward", async ({ page }) => {
    test.skip(categories.length < 2, "there is one category");
    await page.goto("/portfolio");
    await filterButton(page, first).click();
    await filterButton(page, second).click();
    await expectCards(page, slugsOf(second));
    await page.goBack();
    await expect(filterButton(page, first)).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expectCards(page, slugsOf(first));
    await page.goBack();
    await expect(filterButton(page, allLabel)).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expectCards(page, all);
    await page.goForward();
    await expectCards(page, slugsOf(first));
  });

  test("shows all for a category that does not exist, and keeps other parameters of the URL", async ({
    page,
  }) => {
    await page.goto("/portfolio?utm_source=card&category=toString");
    await expectCards(page, all);
    await expect(pressedButtons(page)).toHaveText([startingWith(allLabel)]);
    await filterButton(page, last).click();
    await filterButton(page, allLabel).click();
    expect(new URL(page.url()).search).toBe("?utm_source=card");
  });
});

test("a URL made without scripts shows the same with scripts and after a reload, until the next choice", async ({
  page,
}) => {
  await page.goto(`/portfolio?category=${slugify(second)}#${slugify(second)}`);
  await expectCards(page, slugsOf(second));
  await page.reload();
  await expectCards(page, slugsOf(second));
  await filterButton(page, allLabel).click();
  await expectCards(page, all);
  await expect(pressedButtons(page)).toHaveText([startingWith(allLabel)]);
  await expect(page).toHaveURL("/portfolio");
});

test("a choice keeps focus on its button, and loads nothing", async ({
  page,
}) => {
  await page.goto("/portfolio");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.resourceType()));
  await filterButton(page, last).click();
  await expectCards(page, slugsOf(last));
  await expect(filterButton(page, last)).toBeFocused();
  expect(requested).not.toContain("document");
  expect(requested).not.toContain("script");
});

for (const [reducedMotion, transitions] of [
  ["no-preference", 1],
  ["reduce", 0],
] as const) {
  test(`filtering makes ${transitions} view transition with motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto("/portfolio");
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.transitions = "1";
        return start(update);
      };
    });
    await filterButton(page, last).click();
    await expectCards(page, slugsOf(last));
    await expect(page.locator("html[data-transitions]")).toHaveCount(
      transitions,
    );
  });
}

test("a case study shows its title, text, at most two categories and a link", async ({
  page,
}) => {
  await page.goto("/portfolio");
  for (const { slug, title, categories } of studies) {
    const card = page
      .getByRole("article")
      .filter({ has: page.locator(`[href="/case-studies/${slug}"]`) });
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(title);
    const badges = card
      .getByRole("list", { name: words.sections.categories })
      .getByRole("listitem");
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
  const ends = await page
    .locator("#register li[data-categories]")
    .evaluateAll((cards) =>
      cards.map((_, count) => {
        for (const [index, card] of cards.entries())
          card.setAttribute("data-shown", `${index <= count}`);
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

  test("a choice shows its case studies, its count and its button, by mouse and by keyboard", async ({
    page,
  }) => {
    await page.goto("/portfolio");
    await expectChoice(page, allLabel, all);
    for (const { name, query, slugs } of filters.slice(1)) {
      await filterButton(page, name).click();
      await expect(page).toHaveURL(
        `/portfolio${query}${query.replace("?category=", "#")}`,
      );
      await expectChoice(page, name, slugs);
      await expect(filterButton(page, name)).toBeInViewport({ ratio: 1 });
    }
    await page.goBack();
    const before = filters.at(-2);
    await expectChoice(page, before?.name ?? "", before?.slugs ?? []);
    await filterButton(page, second).press("Enter");
    await expectChoice(page, second, slugsOf(second));
    await page.reload();
    await expectChoice(page, second, slugsOf(second));
    await filterButton(page, allLabel).press("Enter");
    await expectChoice(page, allLabel, all);
  });

  /**
   * Without scripts only CSS can mark the selected button, so the count names
   * it and no button has aria-pressed.
   */
  async function expectChoice(
    page: Page,
    name: string,
    slugs: readonly string[],
  ) {
    await expectCards(page, slugs);
    const says =
      name === allLabel ? countOf(slugs) : `${name} ${countOf(slugs)}`;
    await expect(page.getByRole("status")).toHaveText(says, {
      useInnerText: true,
    });
    await expect(page.locator("[aria-pressed]")).toHaveCount(0);
  }
});
