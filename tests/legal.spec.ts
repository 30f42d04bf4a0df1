import { expect, type Page, test } from "@playwright/test";
import { contentTexts } from "../app/content/content-files.ts";
import { fileOf, listEntries } from "../app/content/entries.ts";
import { hrefOf } from "../app/content/kind.ts";
import { slugify } from "../app/content/slugify.ts";
import { legal } from "../app/pages/legal/kind.ts";
import { asRead } from "./tools/content.ts";

const policies = listEntries(legal).map((policy) => ({
  ...policy,
  path: hrefOf(legal, policy.slug),
  words:
    contentTexts().get(fileOf(legal, policy.slug))?.split(/\s+/).length ?? 0,
}));
/** The one with the most words has enough sections to scroll to. */
const [longest = { path: "", words: 0 }] = policies.toSorted(
  (a, b) => b.words - a.words,
);

const contents = (page: Page) =>
  page.getByRole("navigation", { name: "Contents" });
/**
 * The link to a section that is neither in view at first nor at the end of the
 * page.
 */
async function middleLink(page: Page) {
  const links = contents(page).getByRole("link");
  return links.nth(Math.floor((await links.count()) / 2));
}

for (const { path, title, subtitle } of policies) {
  test(`${path} is dated and numbered, and every entry of its table of contents links to its section`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      asRead(title),
    );
    await expect(page.getByText(subtitle, { exact: true })).toBeVisible();

    const headings = await page
      .locator("main section[id] h2")
      .allTextContents();
    const links = await contents(page).getByRole("link").all();
    expect(links).toHaveLength(headings.length);
    for (const [index, link] of links.entries()) {
      const name = (await link.textContent()) ?? "";
      expect(headings[index]).toBe(`${index + 1}. ${name}`);
      await expect(link).toHaveAttribute("href", `#${slugify(name)}`);
      const target = page.locator(`#${slugify(name)}`);
      await expect(target.getByRole("heading", { level: 2 })).toHaveText(
        headings[index] ?? "",
      );
    }
  });
}

test("the table of contents works by keyboard and marks the current section", async ({
  page,
}) => {
  await page.goto(longest.path);
  const links = contents(page).getByRole("link");
  await expect(links.first()).toHaveAttribute("aria-current", "location");
  const link = await middleLink(page);
  const fragment = (await link.getAttribute("href")) ?? "";
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${longest.path}${fragment}`);
  await expect(page.locator(fragment).getByRole("heading")).toBeInViewport();
  await expect(link).toHaveAttribute("aria-current", "location");
  await expect(contents(page).locator("[aria-current]")).toHaveCount(1);
  await expect(link).toBeInViewport();
});

test("the table of contents marks the section of the first heading in the upper half of the screen", async ({
  page,
}) => {
  await page.goto(longest.path);
  const index = await page
    .locator("main section[id]")
    .evaluateAll((sections) => {
      // After the longest section, so that no other heading is in view.
      const heights = sections.map((section) => section.clientHeight);
      const after =
        sections[heights.indexOf(Math.max(...heights.slice(0, -1))) + 1];
      const top = (section: Element | undefined) =>
        section?.querySelector("h2")?.getBoundingClientRect().top ?? 0;
      scrollBy(0, top(after) - innerHeight * 0.45);
      // In a short policy, others are.
      return sections.findIndex(
        (section) => top(section) >= 0 && top(section) < innerHeight / 2,
      );
    });
  await expect(contents(page).getByRole("link").nth(index)).toHaveAttribute(
    "aria-current",
    "location",
  );
});

test("a link to a section shows its heading below the navigation bar", async ({
  page,
}) => {
  await page.goto(longest.path);
  const fragment = (await (await middleLink(page)).getAttribute("href")) ?? "";
  await page.goto("about:blank");
  await page.goto(`${longest.path}${fragment}`);
  const heading = page.locator(fragment).getByRole("heading");
  await expect(heading).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole("banner").boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test("prints the policy and nothing else", async ({ page }) => {
  await page.goto(longest.path);
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
  const printed = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  // A printed page has room for 250 to 500 words, and the first one has the
  // title and the contents, too.
  expect(printed).toBeGreaterThanOrEqual(Math.floor(longest.words / 500));
  expect(printed).toBeLessThanOrEqual(Math.ceil(longest.words / 250) + 1);
});
