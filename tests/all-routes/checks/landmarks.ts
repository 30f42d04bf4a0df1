import type { Page } from "@playwright/test";

/** Checks for one h1, one of each landmark, and names where they are required. */
export async function findLandmarkFaults(page: Page): Promise<string[]> {
  const once = {
    main: page.getByRole("main"),
    "first heading": page.getByRole("heading", { level: 1 }),
    banner: page.getByRole("banner"),
    contentinfo: page.getByRole("contentinfo"),
  };
  const faults: string[] = [];
  for (const [name, locator] of Object.entries(once)) {
    const count = await locator.count();
    if (count !== 1) faults.push(`${count} times ${name}`);
  }
  const nameless = await page.getByRole("img", { name: /^$/ }).count();
  if (nameless > 0) faults.push(`${nameless} images without a name`);
  return [...faults, ...(await page.evaluate(findNamelessParts))];
}

function findNamelessParts(): string[] {
  const tagOf = (element: Element) => element.outerHTML.replace(/>.*/s, ">");
  const named = (nav: Element) =>
    nav.ariaLabel ?? document.getElementById(nav.getAttribute("aria-labelledby") ?? "")?.textContent ?? "";
  const navigation = [...document.querySelectorAll("nav")].map(named);
  const { lang } = document.documentElement;
  return [
    ...(lang === "en" ? [] : [`the language is "${lang}"`]),
    ...navigation.filter((name) => name === "").map(() => "a nav without a name"),
    ...navigation
      .filter((name, index) => navigation.indexOf(name) !== index)
      .map((name) => `two navs named "${name}"`),
    ...[...document.querySelectorAll("img:not([alt])")].map((image) => `no alternative: ${tagOf(image)}`),
    ...[...document.querySelectorAll("[tabindex]:not([tabindex='0'], [tabindex='-1'])")].map(
      (element) => `out of order: ${tagOf(element)}`,
    ),
  ];
}
