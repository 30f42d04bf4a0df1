import { expect, type Page } from "@playwright/test";

/**
 * The parts of each kind of page as a screen reader gets them: roles, heading levels and the names that the code gives,
 * in order. Other parts may come between, so that an owner's texts, counts and optional sections do not matter.
 * https://playwright.dev/docs/aria-snapshots
 */
export const frame = `
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

/** By the folder of the page's module. Positions and articles have none, because they are running text. */
const outlines: Readonly<Record<string, string>> = {
  call: `
    - heading [level=1]`,
  careers: `
    - heading [level=1]
    - heading [level=2]${cards}
    - heading [level=2]${cards}
    - heading [level=2]`,
  "case-study": `
    - link "Back to portfolio"
    - list "Categories"
    - heading [level=1]
    - figure:
      - img
      - list "Parts of figure 1"
    - heading [level=2]
    - heading [level=2]${cards}
    - heading [level=2]
    - heading [level=2]
    - heading [level=2]`,
  company: `
    - heading [level=1]
    - heading [level=2]${cards}
    - heading [level=2]
    - heading [level=3]
    - heading [level=3]
    - heading [level=2]${cards}
    - heading [level=2]
    - article:
      - heading [level=3]`,
  contact: `
    - heading [level=1]
    - heading [level=2]
    - textbox
    - textbox
    - combobox:
      - option
    - textbox
    - button
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
        - link
    - heading [level=2]
    - article:
      - heading [level=3]`,
  home: `
    - heading [level=1]
    - heading [level=2]
    - list
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
        - list:
          - listitem:
            - link
    - heading [level=2]${cards}
    - heading [level=2]
    - list
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
        - list:
          - listitem
    - heading [level=2]`,
  industry: `
    - heading [level=1]
    - list "Parts of the drawing"
    - heading [level=2]${cards}
    - heading [level=2]${cards}
    - heading [level=2]
    - article:
      - figure:
        - group:
          - radio "Before"
          - radio "After"
        - img
      - heading [level=3]
      - heading [level=4]
      - list:
        - listitem
    - heading [level=2]
    - heading [level=3]
    - heading [level=3]
    - heading [level=3]
    - heading [level=3]
    - heading [level=2]`,
  "insight-tag": `
    - heading [level=1]
    - heading [level=2]${cards}
    - navigation:
      - list:
        - listitem:
          - link
    - heading [level=2]`,
  insights: `
    - heading [level=1]
    - heading [level=2]${cards}
    - navigation:
      - list:
        - listitem:
          - link
    - heading [level=2]`,
  leadership: `
    - heading [level=1]
    - list "Parts of the drawing"
    - heading [level=2]
    - article:
      - heading [level=3]
    - heading [level=2]
    - heading [level=2]`,
  legal: `
    - heading [level=1]
    - navigation "Contents":
      - group:
        - list:
          - listitem:
            - link
    - article:
      - region:
        - heading [level=2]`,
  "not-found": `
    - heading [level=1]
    - table "Parts list":
      - caption
      - rowgroup:
        - row:
          - columnheader
      - rowgroup:
        - row:
          - cell
          - rowheader
          - cell`,
  portfolio: `
    - heading [level=1]
    - heading [level=2]
    - group:
      - button
    - list:
      - listitem:
        - article:
          - heading [level=3]
          - list "Categories"
          - link
    - heading [level=2]`,
  product: `
    - heading [level=1]
    - list "Parts of the drawing"
    - heading [level=2]
    - heading [level=2]${cards}
    - heading [level=2]${cards}
    - heading [level=2]${cards}
    - heading [level=2]`,
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

/** Expects the outline of this layout; a new kind of page has none yet. */
export async function expectOutline(page: Page, layout: string): Promise<void> {
  await expect.soft(page.locator("body")).toMatchAriaSnapshot(frame);
  const outline = outlines[layout];
  if (outline) await expect.soft(page.locator("main")).toMatchAriaSnapshot(`- main:${outline}`);
}
