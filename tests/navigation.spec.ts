import { expect, type Page, test } from "@playwright/test";
import { getOffices } from "../app/content/offices.ts";
import { site } from "../app/content/site.ts";
import { industry } from "../app/pages/industry/kind.ts";
import { legal } from "../app/pages/legal/kind.ts";
import { product } from "../app/pages/product/kind.ts";
import { service } from "../app/pages/service/kind.ts";
import { getNavigation } from "../app/site/navigation.ts";
import { barLimits } from "../app/site/navigation-schema.ts";
import { routesOf } from "./all-routes/groups.ts";
import { twoFrames } from "./tools/shifts.ts";

const [policy = ""] = routesOf(legal);
const navigation = getNavigation();
const shownLinks = navigation.bar.flatMap((entry) =>
  "href" in entry && entry.href !== null
    ? [{ name: entry.name, href: entry.href }]
    : [],
);
const mobileOnly = navigation.mobileOnly.filter(({ href }) => href !== null);
/** The entries of the bar that open a panel, with every link in it. */
const dropdowns = navigation.bar
  .flatMap((entry) => ("menu" in entry ? [entry] : []))
  .map(({ name, menu }) => ({
    name,
    panel: `#menu-${menu}`,
    addresses: {
      services: routesOf(service),
      products: routesOf(product),
      industries: [
        ...routesOf(industry),
        ...navigation.industries.outside.flatMap(({ href }) => href ?? []),
      ],
    }[menu],
  }))
  .filter(({ addresses }) => addresses.length > 0);
const [firstDropdown, secondDropdown] = dropdowns;
const nameOf = (menu: string) =>
  navigation.bar.find((entry) => "menu" in entry && entry.menu === menu)
    ?.name ?? "";

const bar = (page: Page) => page.getByRole("banner");
const background = (page: Page) =>
  bar(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const transparent = "rgba(0, 0, 0, 0)";

/** The bar's colour after its transition, which reduced motion disables. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate(
    (y) => window.scrollTo({ top: y, behavior: "instant" }),
    top,
  );
  await twoFrames(page);
}

test.describe("the bar", () => {
  test("is transparent up to 20 px of scroll and opaque with blur beyond, and back", async ({
    page,
  }) => {
    await page.goto(policy);
    await page.setViewportSize({ width: 1440, height: 500 });
    expect(await background(page)).toBe(transparent);
    await scrollTo(page, 20);
    expect(await background(page)).toBe(transparent);
    await scrollTo(page, 21);
    expect(await background(page)).not.toBe(transparent);
    const [, alpha = "1"] = /\/ ([\d.]+)\)$/.exec(await background(page)) ?? [];
    // Opaque enough to look the same over a dark section.
    expect(Number(alpha)).toBeGreaterThan(0.95);
    await expect(bar(page)).toHaveCSS("backdrop-filter", /blur/);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 20);
    expect(await background(page)).toBe(transparent);
  });

  test("marks the current page", async ({ page }) => {
    const main = page.getByRole("navigation", { name: "Main" });
    for (const { name, href } of shownLinks.filter(({ href }) =>
      href.startsWith("/"),
    )) {
      await page.goto(href);
      await expect(
        main.getByRole("link", { name, exact: true }),
      ).toHaveAttribute("aria-current", "page");
    }
    for (const { name, panel, addresses } of dropdowns) {
      const [address = ""] = addresses;
      await page.goto(address);
      const trigger = page.getByRole("button", { name });
      await expect(trigger).toHaveAttribute("aria-current", "true");
      await trigger.click();
      await expect(page.locator(`${panel} [aria-current]`)).toHaveAttribute(
        "href",
        address,
      );
    }
  });

  test("underlines only the current page in the signal colour, also while a panel is open", async ({
    page,
  }) => {
    await page.goto(dropdowns[0]?.addresses[0] ?? policy);
    const signal = await bar(page)
      .locator("nav [aria-current]")
      .first()
      .evaluate((current) => getComputedStyle(current).textDecorationColor);
    for (const { name } of dropdowns) {
      await page.getByRole("button", { name }).click();
      const lines = await bar(page)
        .locator("nav *")
        .evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility())
            .map((element) => getComputedStyle(element))
            .filter(
              ({ textDecorationLine }) => textDecorationLine === "underline",
            )
            .map(({ textDecorationColor }) => textDecorationColor),
        );
      expect(lines.filter((colour) => colour === signal)).toHaveLength(1);
    }
  });

  test("opens external links in a new tab and says so", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("navigation", { name: "Main" });
    for (const { href } of shownLinks.filter(({ href }) =>
      href.startsWith("https://"),
    )) {
      const link = main.locator(`a[href="${href}"]`);
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener");
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
  });

  test("fits the narrowest width that shows it, even with the longest allowed content", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto("/about/company");
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      bar(page).evaluate((element) => {
        const place = (selector: string) =>
          element.querySelector(selector)?.getBoundingClientRect();
        const brand = place(":scope > a");
        const links = place("nav");
        const button = place("nav + a");
        return {
          between: (links?.left ?? 0) - (brand?.right ?? 0),
          end: button?.right,
          heights: [brand?.height, button?.height],
        };
      });
    const before = await places();
    expect(before.between).toBeGreaterThanOrEqual(32);

    const names =
      barLimits.characters - site.name.length - navigation.button.label.length;
    await bar(page).evaluate(
      (element, { entries, characters }) => {
        const list = element.querySelector("nav > ul");
        const link = [...(list?.children ?? [])].find(({ firstElementChild }) =>
          firstElementChild?.matches("a"),
        );
        while (link && list && list.childElementCount < entries)
          list.append(link.cloneNode(true));
        const words =
          "Services Portfolio Technology Products Engineering Industries Insights Company Contact ";
        let used = 0;
        for (const [index, item] of [...(list?.children ?? [])].entries()) {
          const length =
            Math.floor(characters / entries) +
            (index < characters % entries ? 1 : 0);
          const text = words.slice(used, used + length).replaceAll(" ", "e");
          used += length;
          const label = item.firstElementChild?.firstChild;
          if (label) label.textContent = text;
        }
      },
      { entries: barLimits.entries, characters: names },
    );
    const full = await places();
    expect(full.between).toBeGreaterThanOrEqual(32);
    expect({ ...full, between: 0 }).toEqual({ ...before, between: 0 });
  });
});

for (const name of [
  "Brightwater and Partners",
  "Donaudampfschifffahrtsag",
  "ß",
]) {
  test(`the bar has room for the name ${name}, at 320 px and where its entries begin`, async ({
    page,
  }) => {
    await page.goto(policy);
    await bar(page)
      .locator("> a")
      .first()
      .locator("span")
      .evaluate((brand, text) => {
        brand.textContent = text;
      }, name);
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const faults = await bar(page).evaluate((element) => {
        const { bottom, right } = element.getBoundingClientRect();
        const boxes = [
          ...element.querySelectorAll(
            ":scope > :not([data-turn]), :scope > a > span",
          ),
        ]
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0);
        const text = element.querySelector(":scope > a > span");
        const cut = text
          ? text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 0
          : true;
        return {
          outside: boxes.filter(
            (box) =>
              box.top < -0.5 || box.bottom > bottom + 0.5 || box.right > right,
          ),
          cut,
          scrolls: document.documentElement.scrollWidth > innerWidth,
        };
      });
      expect(faults, `${width} px`).toEqual({
        outside: [],
        cut: false,
        scrolls: false,
      });
    }
  });
}

test.describe("dropdowns", () => {
  for (const { name, panel: id, addresses } of dropdowns) {
    test(`${name} opens by click, Enter and Space and shows every destination`, async ({
      page,
    }) => {
      await page.goto("/");
      const trigger = page.getByRole("button", { name });
      const panel = page.locator(id);
      await expect(panel).toBeHidden();
      await trigger.click();
      await expect(panel).toBeVisible();
      for (const address of addresses)
        await expect(panel.locator(`a[href="${address}"]`)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      for (const key of ["Enter", "Space"]) {
        await trigger.focus();
        await page.keyboard.press(key);
        await expect(panel).toBeVisible();
        await expect(trigger).toHaveAttribute("aria-expanded", "true");
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
        await expect(trigger).toBeFocused();
        await expect(trigger).toHaveAttribute("aria-expanded", "false");
      }
    });
  }

  test("close when Tab leaves their links", async ({ page }) => {
    test.skip(!firstDropdown, "The bar has no dropdown");
    await page.goto("/about/company");
    await page.getByRole("button", { name: firstDropdown?.name ?? "" }).click();
    const panel = page.locator(firstDropdown?.panel ?? "");
    await panel.getByRole("link").last().focus();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel).toBeHidden();
    // Focus has gone on to the next entry of the bar, and stays there.
    await expect(page.locator("header nav > ul > li > :focus")).toHaveCount(1);
  });

  test("close on Escape from inside, on a click outside and when another opens", async ({
    page,
  }) => {
    test.skip(
      !firstDropdown || !secondDropdown,
      "The bar has no two dropdowns",
    );
    await page.goto("/about/company");
    const services = page.getByRole("button", {
      name: firstDropdown?.name ?? "",
    });
    const panel = page.locator(firstDropdown?.panel ?? "");
    await services.click();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(services).toBeFocused();

    await services.click();
    await page.mouse.click(700, 880);
    await expect(panel).toBeHidden();

    await services.click();
    await page
      .getByRole("button", { name: secondDropdown?.name ?? "" })
      .click();
    await expect(panel).toBeHidden();
    await expect(page.locator(secondDropdown?.panel ?? "")).toBeVisible();
  });
});

test.describe("the mobile menu @phone", () => {
  test("opens full-screen, keeps focus off the page behind it, which does not scroll, and closes on Escape", async ({
    page,
  }) => {
    await page.goto(policy);
    const open = page.getByRole("button", { name: "Menu" });
    await open.click();
    await expect(open).toHaveAttribute("aria-expanded", "true");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    expect(await menu.boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 390,
      height: 844,
    });
    expect(
      await page.evaluate(
        () => getComputedStyle(document.documentElement).overflow,
      ),
    ).toBe("hidden");

    const stops = await menu
      .locator("a:visible, button:visible, summary:visible")
      .count();
    // Past the last one are the browser's own controls, where the body counts
    // as focused, and then the menu again.
    const isOutside = () =>
      menu.evaluate((element) => {
        const { activeElement, body } = document;
        return activeElement !== body && !element.contains(activeElement);
      });
    for (let stop = 0; stop < stops + 2; stop++) {
      await page.keyboard.press("Tab");
      expect(await isOutside()).toBe(false);
    }
    expect(
      await menu.evaluate((element) =>
        element.contains(document.activeElement),
      ),
    ).toBe(true);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("gives the page back when the window becomes wide", async ({ page }) => {
    await page.goto(policy);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.locator("[inert]")).toHaveCount(0);
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the bar is opaque and the dropdowns open and close", async ({
    page,
  }) => {
    await page.goto("/");
    expect(await background(page)).not.toBe(transparent);
    for (const { name, panel } of dropdowns) {
      await page.getByRole("button", { name }).click();
      await expect(page.locator(panel)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.locator(panel)).toBeHidden();
    }
  });

  test("the mobile menu has every link, with the groups collapsible one at a time @phone", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    const visibleLinks = menu.getByRole("navigation").getByRole("link");
    const links = [...shownLinks, ...mobileOnly];
    await expect(visibleLinks).toHaveText(
      links.map(({ name }) => new RegExp(name)),
    );
    let before: string | undefined;
    for (const { name, addresses } of dropdowns) {
      await menu.locator("summary", { hasText: name }).click();
      for (const address of addresses)
        await expect(menu.locator(`nav a[href="${address}"]`)).toBeVisible();
      if (before)
        await expect(menu.locator(`nav a[href="${before}"]`)).toBeHidden();
      before = addresses[0];
    }
    await expect(
      menu.getByRole("link", { name: navigation.button.label }),
    ).toHaveAttribute("href", navigation.button.href ?? "");
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(menu).toBeHidden();
  });
});

test("a menu shows its drawings when it opens", async ({ page }) => {
  await page.goto("/about/company");
  await page.getByRole("button", { name: nameOf("services") }).click();
  const drawings = page.locator("#menu-services img");
  await expect
    .poll(() =>
      drawings.evaluateAll((all) =>
        all.every((one) => (one as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true);
});

test("the footer has every link, the email, every city and the social profiles", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const { site: own, policies, elsewhere } = navigation.footer;
  const links = [own, policies, elsewhere].flatMap((list) =>
    (list.links ?? []).flatMap(({ href }) => href ?? []),
  );
  const addresses = [
    ...links,
    ...routesOf(legal),
    ...site.social.map(({ url }) => url),
    `mailto:${site.email}`,
  ];
  for (const address of addresses)
    await expect(footer.locator(`a[href="${address}"]`).first()).toBeVisible();
  for (const { city } of getOffices()) await expect(footer).toContainText(city);
});

test("on a phone the site's name and the menu's are on one line, and the title is clear of the corner", async ({
  page,
}) => {
  test.skip(site.name.length > 9, "a longer name may wrap");
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 340, 350, 360, 365, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 700 });
    const wrapped = await bar(page).evaluate((element) =>
      [
        ...element.querySelectorAll(
          ":scope > a > span, :scope > button:not([data-turn])",
        ),
      ].flatMap((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        const tops = new Set(
          [...range.getClientRects()].map(({ top }) => Math.round(top)),
        );
        return tops.size > 1 ? [part.textContent] : [];
      }),
    );
    expect(wrapped, `${width} px`).toEqual([]);
    const corner = await page.locator("[data-turn]").boundingBox();
    const title = await page.locator("h1").boundingBox();
    expect(title?.y, `${width} px`).toBeGreaterThanOrEqual(
      (corner?.y ?? 0) + (corner?.height ?? 0) - 8,
    );
  }
});
