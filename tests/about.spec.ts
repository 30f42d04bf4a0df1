import { expect, type Page, test } from "@playwright/test";
import { getContent, listEntries } from "../app/content/entries.ts";
import { people as team } from "../app/content/items.ts";
import { getOffices } from "../app/content/offices.ts";
import { job } from "../app/pages/job/kind.ts";
import { leadership } from "../app/pages/leadership/kind.ts";
import { routesOf } from "./all-routes/groups.ts";
import { asRead } from "./tools/content.ts";

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
  const values = ["Integrity", "Innovation", "Client success", "Collaboration", "Agility"];
  expect(names).toEqual(expect.arrayContaining(["Vision", "Mission", ...values]));
  const presence = page.locator("main section", { hasText: "Global Presence" });
  await expect(presence.getByRole("article")).toContainText(
    offices.map(({ city, country }) => new RegExp(`${city}[\\s\\S]*${country}`)),
  );
});

test("leadership shows the founder and the team, or its placeholder, the philosophy and a link to book a call", async ({
  page,
}) => {
  await page.goto("/about/leadership");
  const cards = page.getByRole("article");
  const members = getContent(leadership).team.members.filter(
    (member) => !member.placeholder || people.length === 0,
  );
  const names = [...members, ...people].map(({ name }) => asRead(name));
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(names);
  await expect(cards.filter({ hasText: "Coming Soon" })).toHaveCount(people.length === 0 ? 1 : 0);
  await expect(page.getByRole("heading", { name: "Our Philosophy" })).toBeVisible();
  const call = page.getByRole("link", { name: "Get in Touch" });
  await expect(call).toHaveAttribute("target", "_blank");
  await expect(call).toHaveAttribute("href", /^https:/);
});

test("careers shows its perks and each open position", async ({ page }) => {
  await page.goto("/about/careers");
  const names = await headings(page);
  const perks = ["Remote-first", "Collaborative", "Fast-paced", "Creative freedom"];
  expect(names).toEqual(expect.arrayContaining(perks));
  expect(names.includes("Positions Available Soon")).toBe(openPositions.length === 0);
  for (const address of openPositions)
    await expect(page.locator(`#positions a[href="${address}"]`)).toBeVisible();
});

test("careers asks for a resume by email with a subject, and its last link leads back there", async ({
  page,
}) => {
  await page.goto("/about/careers");
  const mails = page.locator("main").getByRole("link", { name: /resume/i });
  await expect(mails).toHaveCount(openPositions.length === 0 ? 3 : 2);
  for (const mail of await mails.all())
    await expect(mail).toHaveAttribute("href", /^mailto:[^?]+\?subject=Resume$/);
  const link = page.getByRole("link", { name: "See open positions" });
  await expect(link).toHaveAttribute("href", "/careers");
  await link.click();
  await expect(page).toHaveURL(/\/about\/careers$/);
});
