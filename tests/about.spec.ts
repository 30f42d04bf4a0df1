import { expect, type Page, test } from "@playwright/test";
import { isDrawnFor } from "../app/pages/company/schema.ts";
import company from "../content/company.ts";
import offices from "../content/offices.ts";

const headings = (page: Page, level: 2 | 3): Promise<string[]> =>
  page.locator("main").getByRole("heading", { level }).allInnerTexts();

test("the company page has its sections in order", async ({ page }) => {
  await page.goto("/about/company");
  const order = ["Our Story", "Vision and Mission", "Core Values", "Global Presence"];
  expect((await headings(page, 2)).slice(0, 4)).toEqual(order);
  const names = await headings(page, 3);
  for (const name of [
    "Vision",
    "Mission",
    "Integrity",
    "Innovation",
    "Client success",
    "Collaboration",
    "Agility",
  ])
    expect(names).toContain(name);
  const presence = page.locator("main section", { hasText: "Global Presence" });
  await expect(presence.getByRole("article")).toContainText(
    offices.map(({ city, country }) => new RegExp(`${city}[\\s\\S]*${country}`)),
  );
});

test("the company page links to leadership and careers", async ({ page }) => {
  await page.goto("/about/company");
  for (const [name, path] of [
    ["Leadership", "/about/leadership"],
    ["Careers", "/about/careers"],
  ] as const)
    await expect(page.locator("main").getByRole("link", { name })).toHaveAttribute("href", path);
});

test("the company page shows the wide or the narrow meridian section, whichever fits", async ({ page }) => {
  test.skip(!isDrawnFor(company.presence.section, offices), "it is drawn for other offices");
  await page.goto("/about/company");
  const section = page.getByRole("img", { name: /section along the meridian/ });
  await expect(section).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(section).toHaveCount(1);
  const { width = 0 } = (await section.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(390);
});

test("leadership shows the founder, the placeholder, the philosophy and a link to book a call", async ({
  page,
}) => {
  await page.goto("/about/leadership");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(2);
  await expect(cards.last().getByRole("heading", { name: "Leadership Team" })).toBeVisible();
  await expect(cards.last()).toContainText("Coming Soon");
  await expect(page.getByRole("heading", { name: "Our Philosophy" })).toBeVisible();
  const call = page.getByRole("link", { name: "Get in Touch" });
  await expect(call).toHaveAttribute("target", "_blank");
  await expect(call).toHaveAttribute("href", /^https:/);
});

test("careers shows perks, open positions, growth and a call to action, in order", async ({ page }) => {
  await page.goto("/about/careers");
  const [life, positions, growth, call] = await headings(page, 2);
  expect(life).toMatch(/^Life at /);
  expect([positions, growth]).toEqual(["Open Positions", "Growth Opportunities"]);
  expect(call).toBeTruthy();
  const names = await headings(page, 3);
  for (const name of [
    "Remote-first",
    "Collaborative",
    "Fast-paced",
    "Creative freedom",
    "Positions Available Soon",
  ])
    expect(names).toContain(name);
});

test("careers asks for a resume by email with a subject, and its last link leads back there", async ({
  page,
}) => {
  await page.goto("/about/careers");
  const mails = page.locator("main").getByRole("link", { name: /resume/i });
  await expect(mails).toHaveCount(3);
  for (const mail of await mails.all())
    await expect(mail).toHaveAttribute("href", /^mailto:[^?]+\?subject=Resume$/);
  const link = page.getByRole("link", { name: "See open positions" });
  await expect(link).toHaveAttribute("href", "/careers");
  await link.click();
  await expect(page).toHaveURL(/\/about\/careers$/);
});
