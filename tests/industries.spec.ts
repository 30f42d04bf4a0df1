import { expect, type Page, test } from "@playwright/test";
import { industry } from "../app/pages/industry/kind.ts";
import { routesOf } from "./all-routes/groups.ts";

const [firstIndustry = ""] = routesOf(industry);

test("an industry tells two stories, each with client, challenge, solution and three lines of impact", async ({
  page,
}) => {
  await page.goto(firstIndustry);
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
  await balloon(2).locator("circle.f").hover({ force: true });
  await lit(2, 1);
  await page.mouse.move(0, 0);
  await expect(balloon(1)).toHaveCSS("opacity", "1");
  await page.goto(`${firstIndustry}#${await balloon(3).getAttribute("id")}`);
  await lit(3, 1);
});
