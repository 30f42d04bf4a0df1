import { expect, test } from "@playwright/test";
import { getNotFound } from "../app/pages/not-found/content.ts";

const { title, message, action, links } = getNotFound();

test("an unknown path answers 404 with a link home, and logs the path", async ({
  page,
}) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  const response = await page.goto("/services/carpentry?from=mail");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `${title} ${message}`,
  );
  expect(lines.some((line) => line.includes("/services/carpentry"))).toBe(true);

  await page.getByRole("link", { name: action.label }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown path also links to pages that a visitor may have wanted", async ({
  page,
}) => {
  await page.goto("/services/carpentry");
  for (const { label, href } of links)
    await expect(
      page.getByRole("main").getByRole("link", { name: label }),
    ).toHaveAttribute("href", href);
});
