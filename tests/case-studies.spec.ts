import { expect, test } from "@playwright/test";
import Color from "colorjs.io";
import sharp from "sharp";
import { getCallActions } from "../app/content/call-actions.ts";
import { listEntries } from "../app/content/entries.ts";
import { say, words } from "../app/content/words.ts";
import { caseStudy } from "../app/pages/case-study/kind.ts";
import { expectLink } from "./tools/expect-link.ts";

const studies = listEntries(caseStudy);
const ordered = studies.map(({ slug }) => slug);
/** A full one with a drawing. */
const [first] = studies.flatMap((study) => ("challenge" in study && !study.picture ? [study] : []));

test("a case study leads back to the portfolio, and ends with a call to book and the next one; the last leads to the first", async ({
  page,
}) => {
  test.skip(ordered.length < 2, "there is no other case study");
  await page.goto(`/case-studies/${ordered.at(-1)}`);
  await expectLink(page.getByRole("main"), getCallActions().scheduleCall);
  const next = page.getByRole("main").getByRole("heading", { level: 2 }).last().getByRole("link");
  await expect(next).toHaveAttribute("href", `/case-studies/${ordered[0]}`);
  await page.getByRole("link", { name: words.caseStudy.back }).click();
  await expect(page).toHaveURL("/portfolio");
});

const skipWithout = () => test.skip(!first, "there is no full case study with a drawing");

test("each part of the figure links to its feature", async ({ page }) => {
  skipWithout();
  await page.goto(`/case-studies/${first?.slug}`);
  const parts = page.getByRole("list", { name: words.caseStudy.parts }).getByRole("link");
  await expect(parts).toHaveCount(first?.drawing.balloons.length ?? 0);
  await parts.nth(2).click();
  const feature = page.locator(":target");
  await expect(feature.getByRole("heading", { level: 3 })).toHaveText(first?.keyFeatures[2]?.title ?? "");
  await expect(feature).toBeInViewport();
});

test("tapping a part of the upright figure on a phone highlights it until it is tapped again, and so does its URL @phone", async ({
  page,
}) => {
  skipWithout();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/case-studies/${first?.slug}`);
  const figure = page.locator("main .dwg.narrow");
  const part = figure.locator("> .p2").first();
  const isLit = async (lit: boolean) => {
    await expect(part).toHaveCSS("opacity", "1");
    await expect(figure.locator("> .p1").first()).toHaveCSS("opacity", lit ? "0.3" : "1");
  };
  const tap = () => part.locator("use").first().tap({ force: true, timeout: 10_000 });
  await tap();
  await isLit(true);
  await expect(page).toHaveURL(/#part-/);
  await page.reload();
  await isLit(true);
  await expect(figure).toBeInViewport();
  await tap();
  await isLit(false);
});

test("a challenge and its solution have the same letter on a wide screen", async ({ page }) => {
  skipWithout();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/case-studies/${first?.slug}`);
  // The accessibility tree has the values of CSS counters.
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const texts = nodes.flatMap(({ role, name }) => (role?.value === "StaticText" ? `${name?.value}` : []));
  expect(new Set(texts.filter((text) => /^[a-z]$/.test(text)))).toEqual(new Set(["a", "b", "c"]));
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`both bars of a result are visible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/case-studies/${first?.slug}`);
    for (const state of await page.locator("input[name=outcomes]").all()) {
      await state.check();
      const png = await page.locator("main svg:has(> .v1)").first().screenshot();
      const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const contrastIn = (row: number) => {
        const colours = Array.from({ length: info.width }, (_, x) => {
          const [r = 0, g = 0, b = 0] = data.subarray((row * info.width + x) * 3);
          return new Color("srgb", [r / 255, g / 255, b / 255]);
        });
        // The last pixel is beside the bar.
        return Math.max(...colours.map((colour) => colour.contrastWCAG21(colours.at(-1) ?? colour)));
      };
      expect(contrastIn(8)).toBeGreaterThanOrEqual(3);
      expect(contrastIn(32)).toBeGreaterThanOrEqual(3);
    }
  });
}

test("results show the value before the project", async ({ page }) => {
  await page.goto(`/case-studies/${first?.slug}`);
  for (const { label, before } of first?.outcomes.items ?? []) {
    const row = page.getByRole("listitem").filter({ hasText: label });
    if (before) await expect(row).toContainText(say(words.caseStudy.was, { value: before }));
  }
});
