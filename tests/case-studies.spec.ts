import { expect, type Page, test } from "@playwright/test";
import Color from "colorjs.io";
import sharp from "sharp";
import { getCallActions } from "../app/content/call-actions.ts";
import { listEntries } from "../app/content/entries.ts";
import { textIn } from "../app/content/facts/quantities.ts";
import { hrefOf } from "../app/content/kind.ts";
import { say, words } from "../app/content/words.ts";
import { caseStudy } from "../app/pages/case-study/kind.ts";
import { service } from "../app/pages/service/kind.ts";
import { expectLink } from "./tools/expect-link.ts";
import { twoFrames } from "./tools/shifts.ts";

const studies = listEntries(caseStudy);
const ordered = studies.map(({ slug }) => slug);
const full = studies.flatMap((study) =>
  "challenge" in study && !study.picture ? [study] : [],
);
/** A full one with a drawing. */
const [first] = full;
/** Those whose drawing has revision clouds. */
const revised = full.filter(({ revisions }) => revisions);

test("a case study leads back to the portfolio, and ends with a call to book and the next one; the last leads to the first", async ({
  page,
}) => {
  test.skip(ordered.length < 2, "there is no other case study");
  await page.goto(`/case-studies/${ordered.at(-1)}`);
  await expectLink(page.getByRole("main"), getCallActions().scheduleCall);
  const next = page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .last()
    .getByRole("link");
  await expect(next).toHaveAttribute("href", `/case-studies/${ordered[0]}`);
  await page.getByRole("link", { name: words.caseStudy.back }).click();
  await expect(page).toHaveURL("/portfolio");
});

const skipWithout = () =>
  test.skip(!first, "there is no full case study with a drawing");

test("each part of the figure links to its feature", async ({ page }) => {
  skipWithout();
  await page.goto(`/case-studies/${first?.slug}`);
  const parts = page
    .getByRole("list", { name: words.caseStudy.parts })
    .getByRole("link");
  await expect(parts).toHaveCount(first?.drawing.balloons.length ?? 0);
  await parts.nth(2).click();
  const feature = page.locator(":target");
  await expect(feature.getByRole("heading", { level: 3 })).toHaveText(
    first?.keyFeatures[2]?.title ?? "",
  );
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
    await expect(figure.locator("> .p1").first()).toHaveCSS(
      "opacity",
      lit ? "0.3" : "1",
    );
  };
  const tap = () =>
    part.locator("use").first().tap({ force: true, timeout: 10_000 });
  await tap();
  await isLit(true);
  await expect(page).toHaveURL(/#part-/);
  await page.reload();
  await isLit(true);
  await expect(figure).toBeInViewport();
  await tap();
  await isLit(false);
});

test("a challenge and its solution have the same letter on a wide screen", async ({
  page,
}) => {
  skipWithout();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/case-studies/${first?.slug}`);
  // The accessibility tree has the values of CSS counters.
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const texts = nodes.flatMap(({ role, name }) =>
    role?.value === "StaticText" ? `${name?.value}` : [],
  );
  expect(new Set(texts.filter((text) => /^[a-z]$/.test(text)))).toEqual(
    new Set(["a", "b", "c"]),
  );
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`both bars of a result are visible, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/case-studies/${first?.slug}`);
    for (const state of await page.locator("input[name=outcomes]").all()) {
      await state.check();
      const png = await page
        .locator("main svg:has(> .v1)")
        .first()
        .screenshot();
      const { data, info } = await sharp(png)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const contrastIn = (row: number) => {
        const colours = Array.from({ length: info.width }, (_, x) => {
          const [r = 0, g = 0, b = 0] = data.subarray(
            (row * info.width + x) * 3,
          );
          return new Color("srgb", [r / 255, g / 255, b / 255]);
        });
        // The last pixel is beside the bar.
        return Math.max(
          ...colours.map((colour) =>
            colour.contrastWCAG21(colours.at(-1) ?? colour),
          ),
        );
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
    if (before)
      await expect(row).toContainText(
        say(words.caseStudy.was, { value: textIn(before) }),
      );
  }
});

const skipWithoutClouds = () =>
  test.skip(revised.length === 0, "no case study has revision clouds");

/**
 * The marks of the figure beside challenge and solution, in the order of the
 * texts, and how visible each one is.
 */
function readMarks(page: Page) {
  return page
    .getByRole("img", { name: words.caseStudy.revised })
    .evaluate((drawing) => {
      const groups = [...drawing.children];
      const count = groups.findIndex((group) =>
        group.querySelector("path[pathLength]"),
      );
      const opacityOf = (element: Element | null | undefined) =>
        element ? Number(getComputedStyle(element).opacity) : Number.NaN;
      const built = groups.slice(0, count);
      const found = groups.slice(count, 2 * count);
      return [
        ...found.map((group) => opacityOf(group.lastElementChild)),
        ...built.map((group) => opacityOf(group)),
      ];
    });
}

/**
 * As readMarks, after the timelines were sampled with the frame after a scroll.
 */
async function readMarksAfterScroll(page: Page) {
  await twoFrames(page);
  return readMarks(page);
}

for (const width of [1440, 768, 390]) {
  test(`while the texts scroll by at ${width} px, clouds appear in the order of the challenges, then the parts that solve them`, async ({
    page,
  }) => {
    skipWithoutClouds();
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(`/case-studies/${revised[0]?.slug}`);
    const marks = await readMarksAfterScroll(page);
    expect(new Set(marks)).toEqual(new Set([0]));
    const texts = page.locator(
      "section:has(figure svg[role=img] path[pathLength]) ol > li",
    );
    const figure = page.locator("figure", {
      has: page.getByRole("img", { name: words.caseStudy.revised }),
    });
    for (const [index] of marks.entries()) {
      const text = texts.nth(index);
      await text.evaluate((text) =>
        text.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      const now = await readMarksAfterScroll(page);
      expect(now[index], `mark ${index + 1}`).toBe(1);
      expect(now).toEqual(now.toSorted((a, b) => b - a));
      if (index < marks.length / 2) expect(now.at(-1)).toBe(0);
      // The figure is in view with its text, and does not cover it.
      await expect(figure).toBeInViewport({ ratio: 1 });
      if (width >= 1024) continue;
      const [above, below] = await Promise.all([
        figure.boundingBox(),
        text.boundingBox(),
      ]);
      expect(above?.height).toBeLessThanOrEqual(844 * 0.4);
      expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    }
  });
}

test("on a narrow, low screen the marks follow the figure, which scrolls by before the texts", async ({
  page,
}) => {
  skipWithoutClouds();
  await page.setViewportSize({ width: 390, height: 560 });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`/case-studies/${revised[0]?.slug}`);
  const figure = page.locator("figure", {
    has: page.getByRole("img", { name: words.caseStudy.revised }),
  });
  await figure.evaluate((figure) =>
    figure.scrollIntoView({ block: "end", behavior: "instant" }),
  );
  expect((await readMarksAfterScroll(page)).at(-1)).toBe(0);
  await figure.evaluate((figure) => {
    const bar =
      document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    scrollTo({
      top: scrollY + figure.getBoundingClientRect().top - bar,
      behavior: "instant",
    });
  });
  const marks = await readMarksAfterScroll(page);
  expect(marks).toEqual(marks.toSorted((a, b) => b - a));
  expect(marks.at(0)).toBe(1);
  expect(marks.at(-1)).toBeGreaterThan(0);
});

for (const [name, media] of [
  ["with reduced motion", { reducedMotion: "reduce" }],
  ["in print", { media: "print", reducedMotion: "no-preference" }],
] as const) {
  test(`all clouds, new parts and results are there ${name}`, async ({
    page,
  }) => {
    skipWithoutClouds();
    await page.emulateMedia(media);
    await page.goto(`/case-studies/${revised[0]?.slug}`);
    expect(new Set(await readMarks(page))).toEqual(new Set([1]));
    const cloud = page.locator("main path[pathLength]:not(.drw)").first();
    await expect(cloud).toHaveCSS("stroke-dasharray", "none");
  });
}

test("every cloud surrounds its part, and a screen reader meets each drawing once", async ({
  page,
}) => {
  skipWithoutClouds();
  for (const { slug, drawing } of revised) {
    await page.goto(`/case-studies/${slug}`);
    const revision = page.getByRole("img", { name: words.caseStudy.revised });
    await expect(revision).toHaveCount(1);
    await expect(
      page.getByRole("img", { name: drawing.description }),
    ).toHaveCount(1);
    const outside = await revision.evaluate((figure) => {
      const groups = [...figure.children] as SVGGElement[];
      const count = groups.findIndex((group) =>
        group.querySelector("path[pathLength]"),
      );
      return groups.slice(0, count).flatMap((part, index) => {
        const cloud = groups[count + index]?.querySelector("path");
        if (!cloud) return ["no cloud"];
        const inner = part.getBBox();
        const outer = cloud.getBBox();
        const isInside =
          inner.x >= outer.x &&
          inner.y >= outer.y &&
          inner.x + inner.width <= outer.x + outer.width &&
          inner.y + inner.height <= outer.y + outer.height;
        return isInside ? [] : [`part ${index + 1}`];
      });
    });
    expect(outside, slug).toEqual([]);
  }
});

test("case studies that follow each other have their figure on different sides", async ({
  page,
}) => {
  const isFirst = async (slug: string) => {
    await page.goto(`/case-studies/${slug}`);
    const figure = await page
      .getByRole("img", { name: words.caseStudy.revised })
      .boundingBox();
    return (figure?.x ?? 0) < 720;
  };
  const [one, two] = revised;
  test.skip(
    ordered.indexOf(two?.slug ?? "") - ordered.indexOf(one?.slug ?? "") !== 1,
    "no two in a row",
  );
  expect(await isFirst(one?.slug ?? "")).not.toBe(
    await isFirst(two?.slug ?? ""),
  );
});

test("a case study in the related pages of a service has its drawing", async ({
  page,
}) => {
  const study = studies.find(({ related }) => related.services.length > 0);
  test.skip(!study, "no case study is related to a service");
  await page.goto(hrefOf(service, study?.related.services[0] ?? ""));
  const drawing = page.locator(
    `nav a[href="/case-studies/${study?.slug}"] img`,
  );
  await drawing.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      drawing.evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
});
