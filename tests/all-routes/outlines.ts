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

/** By the folder of the page's module. Positions and articles have none, because they are running text. */
const outlines: Readonly<Record<string, string>> = {
  call: `
    - heading [level=1]`,
  careers: `
    - heading [level=1]
    - link
    - img
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - link`,
  "case-study": `
    - link "Back to portfolio"
    - list "Categories":
      - listitem
    - heading [level=1]
    - link
    - figure:
      - img
      - list "Parts of figure 1":
        - listitem:
          - link
    - heading [level=2]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - list:
      - listitem
    - heading [level=2]
    - link
    - heading [level=2]`,
  company: `
    - heading [level=1]
    - link
    - img
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - heading [level=3]
    - heading [level=3]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - img
    - article:
      - heading [level=3]`,
  contact: `
    - heading [level=1]
    - link
    - img
    - heading [level=2]
    - textbox
    - textbox
    - combobox:
      - option
    - textbox
    - button
    - list:
      - listitem
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
    - link
    - img
    - heading [level=2]
    - list:
      - listitem:
        - link
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
        - list:
          - listitem:
            - link
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - list:
      - listitem:
        - link
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
        - list:
          - listitem
    - heading [level=2]
    - link`,
  industry: `
    - heading [level=1]
    - link
    - img
    - list "Parts of the drawing":
      - listitem:
        - link
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
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
    - heading [level=2]
    - link`,
  "insight-tag": `
    - heading [level=1]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - navigation:
      - list:
        - listitem:
          - link
    - heading [level=2]
    - link`,
  insights: `
    - heading [level=1]
    - link
    - img
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - navigation:
      - list:
        - listitem:
          - link
    - heading [level=2]
    - link`,
  leadership: `
    - heading [level=1]
    - link
    - img
    - list "Parts of the drawing":
      - listitem:
        - link
    - heading [level=2]
    - article:
      - heading [level=3]
    - heading [level=2]
    - list:
      - listitem
    - heading [level=2]
    - link`,
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
    - link
    - img
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
    - link
    - heading [level=2]
    - group:
      - button
    - list:
      - listitem:
        - article:
          - heading [level=3]
          - list "Categories":
            - listitem
          - link
    - heading [level=2]
    - link`,
  product: `
    - heading [level=1]
    - link
    - img
    - list "Parts of the drawing":
      - listitem:
        - link
    - heading [level=2]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - link`,
  service: `
    - heading [level=1]
    - link
    - heading [level=2]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - figure
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - link
    - heading [level=2]
    - group:
      - heading [level=3]`,
  "setup-service": `
    - heading [level=1]
    - link
    - img
    - heading [level=2]
    - heading [level=2]
    - list:
      - listitem:
        - heading [level=3]
    - heading [level=2]
    - figure:
      - img
    - list:
      - listitem:
        - heading [level=3]
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
    - link
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
