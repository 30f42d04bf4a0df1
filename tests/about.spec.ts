import { expect, type Page, test } from "@playwright/test";
import { getContent, listEntries } from "../app/content/entries.ts";
import { people as team } from "../app/content/items.ts";
import { getOffices } from "../app/content/offices.ts";
import { careers } from "../app/pages/careers/kind.ts";
import { company } from "../app/pages/company/kind.ts";
import { job } from "../app/pages/job/kind.ts";
import { leadership } from "../app/pages/leadership/kind.ts";
import { routesOf } from "./all-routes/groups.ts";
import { asRead } from "./tools/content.ts";
import { expectLink } from "./tools/expect-link.ts";

const offices = getOffices();
const people = listEntries(team);
const openPositions = routesOf(job);

const headings = (page: Page): Promise<string[]> =>
  page.locator("main").getByRole("heading", { level: 3 }).allInnerTexts();

test("the company page states its vision, mission and values, and where its offices are", async ({
  page,
}) => {
  await page.goto("/about/company");
  const names = await headings(page);
  const { visionMission, values, presence: offered } = getContent(company);
  const { vision, mission } = visionMission;
  const titles = [
    vision.heading,
    mission.heading,
    ...values.items.map(({ title }) => title),
  ];
  expect(names).toEqual(expect.arrayContaining(titles));
  const presence = page.locator("main section", {
    has: page.getByRole("heading", { name: offered.heading, level: 2 }),
  });
  await expect(presence.getByRole("article")).toContainText(
    offices.map(
      ({ city, country }) => new RegExp(`${city}[\\s\\S]*${country}`),
    ),
  );
});

test("leadership shows everyone, the placeholder while there is one, the philosophy and its call", async ({
  page,
}) => {
  test.skip(people.length === 0, "there is nobody to show");
  await page.goto("/about/leadership");
  const cards = page.getByRole("article");
  const { philosophy, cta } = getContent(leadership);
  const there = people.filter(({ placeholder }) => !placeholder);
  const shown = [
    ...there.filter(({ facts }) => facts.length > 0),
    ...people.filter(({ placeholder }) => placeholder),
    ...there.filter(({ facts }) => facts.length === 0),
  ];
  const names = shown.map(({ name }) => asRead(name));
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(names);
  await expect(
    page.getByRole("heading", { name: asRead(philosophy.heading) }),
  ).toBeVisible();
  for (const action of cta.actions)
    await expectLink(page.locator("main > section").last(), action);
});

const skipWithoutCareers = () =>
  test.skip(routesOf(careers).length === 0, "the careers page is a draft");

test("careers shows its perks and each open position", async ({ page }) => {
  skipWithoutCareers();
  await page.goto("/about/careers");
  const names = await headings(page);
  const { perks, positions } = getContent(careers);
  expect(names).toEqual(
    expect.arrayContaining(perks.items.map(({ title }) => title)),
  );
  expect(names.includes(positions.status)).toBe(openPositions.length === 0);
  for (const address of openPositions)
    await expect(page.locator(`#positions a[href="${address}"]`)).toBeVisible();
});

test("careers says where to send a resume, and its short address leads there", async ({
  page,
}) => {
  skipWithoutCareers();
  await page.goto("/careers");
  await expect(page).toHaveURL(/\/about\/careers$/);
  const { hero, cta, positions } = getContent(careers);
  const main = page.locator("main > section");
  for (const action of hero.actions) await expectLink(main.first(), action);
  for (const action of cta.actions) await expectLink(main.last(), action);
  if (openPositions.length === 0)
    await expectLink(page.locator("#positions"), positions.action);
});
