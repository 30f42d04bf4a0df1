import { expect, type Page, test } from "@playwright/test";

const policies = [
  { path: "/privacy-policy", title: "Privacy Policy" },
  { path: "/terms-and-conditions", title: "Terms & Conditions" },
  { path: "/cookie-policy", title: "Cookie Policy" },
  { path: "/refund-policy", title: "Refund and Cancellation Policy" },
  { path: "/pricing-policy", title: "Pricing Policy" },
  { path: "/shipping-policy", title: "Shipping and Delivery Policy" },
];

const contents = (page: Page) => page.getByRole("navigation", { name: "Contents" });

for (const { path, title } of policies) {
  test(`${path} is dated and numbered, and every entry of its table of contents links to its section`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(/^Last Updated: [A-Z][a-z]+ 20\d\d$/)).toBeVisible();

    const headings = await page.locator("article h2").allTextContents();
    const links = await contents(page).getByRole("link").all();
    expect(links).toHaveLength(headings.length);
    for (const [index, link] of links.entries()) {
      expect(headings[index]).toBe(`${index + 1}. ${await link.textContent()}`);
      const target = page.locator((await link.getAttribute("href")) ?? "");
      await expect(target.getByRole("heading", { level: 2 })).toHaveText(headings[index] ?? "");
    }
  });
}

test("the table of contents works by keyboard and marks the current section", async ({ page }) => {
  await page.goto("/refund-policy");
  const links = contents(page).getByRole("link");
  await expect(links.first()).toHaveAttribute("aria-current", "location");
  await links.nth(4).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#when-a-refund-may-be-approved$/);
  const heading = page.getByRole("heading", { name: /When a refund may be approved/ });
  await expect(heading).toBeInViewport();
  await expect(links.nth(4)).toHaveAttribute("aria-current", "location");
  await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
  await expect(links.nth(4)).toBeInViewport();
});

test("a link to a section shows its heading below the navigation bar", async ({ page }) => {
  await page.goto("/terms-and-conditions#governing-law-and-disputes");
  const heading = page.getByRole("heading", { name: /Governing law and disputes/ });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const [bar, box] = [await page.getByRole("banner").boundingBox(), await heading.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test("prints the policy and nothing else", async ({ page }) => {
  await page.goto("/pricing-policy");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(contents(page).getByRole("link").first()).toBeVisible();
  const widths = await page
    .locator("article p")
    .evaluateAll((all) => all.map((p) => p.scrollWidth - p.clientWidth));
  expect(Math.max(...widths)).toBeLessThanOrEqual(0);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThanOrEqual(2);
  expect(sheets).toBeLessThanOrEqual(4);
});
