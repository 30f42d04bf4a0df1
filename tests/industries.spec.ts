import { expect, type Page, test } from "@playwright/test";
import { listEntries } from "../app/content/entries.ts";
import { hrefOf } from "../app/content/kind.ts";
import { say, words } from "../app/content/words.ts";
import { industry } from "../app/pages/industry/kind.ts";

/** One with a drawing. */
const first = listEntries(industry).find(({ picture }) => !picture);
const firstIndustry = first ? hrefOf(industry, first.slug) : "";
const pairs = [...(first?.challenges ?? []).keys()];
test.skip(!first, "there is no industry with a drawing");

test("an industry tells its stories, each with client, challenge, solution, impact and its chart if it has one", async ({
  page,
}) => {
  await page.goto(firstIndustry);
  const stories = page.getByRole("article");
  await expect(stories).toHaveCount(first?.stories.length ?? 0);
  const { challenge, solution, impact } = words.sections;
  for (const [index, { title, impact: lines, figure }] of (
    first?.stories ?? []
  ).entries()) {
    const story = stories.nth(index);
    await expect(
      story.getByText(say(words.industry.story, { number: index + 1 })),
    ).toBeVisible();
    await expect(story.getByRole("heading", { level: 3 })).toHaveText(title);
    expect(await story.locator("dt").allInnerTexts()).toEqual([
      words.industry.clientOverview,
      challenge,
      solution,
    ]);
    await expect(story.getByRole("heading", { name: impact })).toBeVisible();
    await expect(story.getByRole("listitem")).toHaveCount(lines.length);
    for (const chart of await story.getByRole("img").all())
      await expect(chart).toHaveAttribute(
        "aria-label",
        figure?.description ?? "",
      );
  }
});

/** The vertical centres of the challenges and of their solutions. */
async function middles(page: Page) {
  return page.locator("main ol:has(li > svg) > li").evaluateAll((items) =>
    items.map((item) => {
      const { left, top, height } = item.getBoundingClientRect();
      return { left, top, middle: top + height / 2 };
    }),
  );
}

test("each solution is beside its challenge if there is room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto(firstIndustry);
  const all = await middles(page);
  expect(all).toHaveLength(2 * pairs.length);
  for (const pair of pairs) {
    const challenge = all[pair];
    const solution = all[pair + pairs.length];
    expect(solution?.middle).toBeCloseTo(challenge?.middle ?? 0, 0);
    expect(solution?.left).toBeGreaterThan(challenge?.left ?? 0);
  }
});

for (const where of ["beside the drawing", "on a phone @phone"]) {
  test(`each solution follows its challenge ${where}`, async ({ page }) => {
    await page.goto(firstIndustry);
    const all = await middles(page);
    const inOrder = pairs.flatMap((pair) => [
      all[pair]?.top ?? 0,
      all[pair + pairs.length]?.top ?? 0,
    ]);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  });
}

test("the parts of the drawing are named once: on it if there is room, otherwise in a list", async ({
  page,
}) => {
  await page.goto(firstIndustry);
  const hero = page.locator("main section").first();
  const parts = hero.getByRole("list").getByRole("listitem");
  const names = await parts.allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  const labels = names.map((name) =>
    hero.getByRole("img").getByText(name, { exact: true }),
  );
  for (const label of labels) await expect(label).toBeVisible();
  // Available to keyboard and screen readers; only the focused name is shown.
  await expect(parts.first()).toHaveCSS("opacity", "0");
  await parts.first().getByRole("link").focus();
  await expect(parts.first()).toHaveCSS("opacity", "1");
  await expect(parts.last()).toHaveCSS("opacity", "0");
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const label of labels) await expect(label).toBeHidden();
  for (const part of await parts.all())
    await expect(part).toHaveCSS("opacity", "1");
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
    await expect(balloon(other).locator("circle").first()).toHaveCSS(
      "opacity",
      "0.3",
    );
    // A label can always be read.
    await expect(balloon(other).locator("text").first()).toHaveCSS(
      "opacity",
      "1",
    );
  };
  await balloon(2).locator("circle.f").hover({ force: true });
  await lit(2, 1);
  await page.mouse.move(0, 0);
  await expect(balloon(1).locator("circle").first()).toHaveCSS("opacity", "1");
  await page.goto(`${firstIndustry}#${await balloon(3).getAttribute("id")}`);
  await lit(3, 1);
});
