import { expect, type Page, test } from "@playwright/test";
import { hrefOf } from "../app/content/kind.ts";
import { industry } from "../app/pages/industry/kind.ts";
import { routesOf } from "./all-routes/groups.ts";
import { readContent } from "./tools/content.ts";

const industries = routesOf(industry);
const [firstIndustry = ""] = industries;
const written = await readContent("industries");

test("every industry of the content has its page", () => {
  expect(industries.toSorted()).toEqual(written.map(({ slug }) => hrefOf(industry, slug)).sort());
});

for (const route of industries) {
  test(`${route} has its sections in order`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const headings = await page.locator("main").getByRole("heading", { level: 2 }).allInnerTexts();
    const [challenges, solutions, stories, differentiators, call] = headings;
    expect(challenges).toContain("challenges");
    expect(solutions).toContain("solutions");
    expect(stories).toBe("Success Stories");
    expect([differentiators, call].every(Boolean)).toBe(true);
    expect(headings.length).toBeGreaterThanOrEqual(5);
  });

  test(`${route} tells two stories, each with client, challenge, solution and three lines of impact`, async ({
    page,
  }) => {
    await page.goto(route);
    const stories = page.getByRole("article");
    await expect(stories).toHaveCount(2);
    for (const number of [1, 2]) {
      const story = stories.nth(number - 1);
      await expect(story.getByText(`Case Study ${number}`)).toBeVisible();
      expect(await story.locator("dt").allInnerTexts()).toEqual(["Client overview", "Challenge", "Solution"]);
      await expect(story.getByRole("heading", { name: "Impact" })).toBeVisible();
      await expect(story.getByRole("listitem")).toHaveCount(3);
      // A scaffold has no figures to chart yet.
      const isDraft = (await story.innerText()).includes("To be written");
      if (!isDraft) await expect(story.getByRole("img")).toHaveAttribute("aria-label", /.{40,}/);
    }
  });
}

/** The vertical centres of the five challenges and of their solutions. */
async function middles(page: Page) {
  return page.locator("main ol:has(li > svg) > li").evaluateAll((items) =>
    items.map((item) => {
      const { left, top, height } = item.getBoundingClientRect();
      return { left, top, middle: top + height / 2 };
    }),
  );
}

test("each solution is beside its challenge", async ({ page }) => {
  await page.goto(firstIndustry);
  const all = await middles(page);
  expect(all).toHaveLength(10);
  for (let pair = 0; pair < 5; pair++) {
    const [challenge, solution] = [all[pair], all[pair + 5]];
    expect(solution?.middle).toBeCloseTo(challenge?.middle ?? 0, 0);
    expect(solution?.left).toBeGreaterThan(challenge?.left ?? 0);
  }
});

test("on a phone each solution follows its challenge @phone", async ({ page }) => {
  await page.goto(firstIndustry);
  const all = await middles(page);
  const inOrder = [0, 1, 2, 3, 4].flatMap((pair) => [all[pair]?.top ?? 0, all[pair + 5]?.top ?? 0]);
  expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
});

test("the parts of the drawing are named once: on it if there is room, otherwise in a list", async ({
  page,
}) => {
  await page.goto(firstIndustry);
  const hero = page.locator("main section").first();
  const parts = hero.getByRole("list").getByRole("listitem");
  const names = await parts.allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  const labels = names.map((name) => hero.getByRole("img").getByText(name, { exact: true }));
  for (const label of labels) await expect(label).toBeVisible();
  // Available to keyboard and screen readers; only the focused name is shown.
  await expect(parts.first()).toHaveCSS("opacity", "0");
  await parts.first().getByRole("link").focus();
  await expect(parts.first()).toHaveCSS("opacity", "1");
  await expect(parts.last()).toHaveCSS("opacity", "0");
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const label of labels) await expect(label).toBeHidden();
  for (const part of await parts.all()) await expect(part).toHaveCSS("opacity", "1");
});

test("pointing at a part of the drawing, or opening its URL, highlights it and dims the rest", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(firstIndustry);
  const drawing = page.locator("main section").first().locator(".dwg");
  const balloon = (number: number) => drawing.locator(`> .bl.p${number}`);
  const lit = async (number: number, other: number) => {
    await expect(balloon(number)).toHaveCSS("opacity", "1");
    await expect(balloon(other)).toHaveCSS("opacity", "0.3");
  };
  const { x, y, width, height } = (await balloon(2).locator("circle.f").boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await lit(2, 1);
  await page.mouse.move(0, 0);
  await expect(balloon(1)).toHaveCSS("opacity", "1");
  await page.goto(`${firstIndustry}#${await balloon(3).getAttribute("id")}`);
  await lit(3, 1);
});
