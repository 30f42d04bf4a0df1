import { expect, type Page } from "@playwright/test";

/**
 * The parts of a page as a screen reader gets them: roles, heading levels and the names that the code gives,
 * in order. Other parts may come between, so that an owner's texts, counts and optional sections do not matter.
 * https://playwright.dev/docs/aria-snapshots
 */
const frame = `
  - link "Skip to content"
  - banner:
    - link
    - navigation "Main":
      - list:
        - listitem
    - link
  - main
  - contentinfo:
    - link
    - link
    - group "Drawn on":
      - radio "Paper"
      - radio "Blueprint"
      - radio
    - navigation "Footer":
      - heading [level=2]
      - list:
        - listitem:
          - link
    - navigation:
      - heading [level=2]
      - list:
        - listitem:
          - link
    - heading [level=2]
    - list:
      - listitem`;

const cards = `
    - list:
      - listitem:
        - heading [level=3]`;

const listOfArticles = `
    - heading [level=1]
    - heading [level=2]${cards}
    - navigation:
      - list:
        - listitem:
          - link
    - heading [level=2]`;

/**
 * By the folder of the page's module, for the kinds whose own spec does not find their parts by role already. Positions
 * and articles have none, because they are running text.
 */
const outlines: Readonly<Record<string, string>> = {
  insights: listOfArticles,
  "insight-tag": listOfArticles,
  contact: `
    - heading [level=1]
    - heading [level=2]
    - textbox
    - textbox
    - combobox:
      - option
    - textbox
    - button
    - heading [level=3]
    - list:
      - listitem
    - heading [level=2]
    - article:
      - heading [level=3]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
        - link`,
  service: `
    - heading [level=1]
    - heading [level=2]
    - heading [level=2]${cards}
    - heading [level=2]${cards}
    - heading [level=2]${cards}
    - heading [level=2]
    - heading [level=2]
    - group:
      - heading [level=3]`,
  "setup-service": `
    - heading [level=1]
    - heading [level=2]
    - heading [level=2]${cards}
    - heading [level=2]
    - figure:
      - img${cards}
    - heading [level=2]
    - article:
      - heading [level=3]
    - figure:
      - group "Years in use":
        - radio
        - radio
        - radio
        - radio
        - radio
      - img
    - heading [level=3]
    - heading [level=2]
    - heading [level=2]
    - group:
      - heading [level=3]`,
};

/** Expects the frame of every page, and the outline of this layout if it has one. */
export async function expectOutline(page: Page, layout: string): Promise<void> {
  await expect.soft(page.locator("body")).toMatchAriaSnapshot(frame);
  const outline = outlines[layout];
  if (outline) await expect.soft(page.locator("main")).toMatchAriaSnapshot(`- main:${outline}`);
}
