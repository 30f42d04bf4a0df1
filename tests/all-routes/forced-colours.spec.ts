import { expect, test } from "@playwright/test";
import { open } from "../tools/open.ts";
import { kinds } from "./groups.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`each kind of page takes a visitor's own ${colorScheme} colours: drawings, buttons, current page`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const route of kinds) {
      await open(page, route);
      const seen = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement("i"));
        const inks = ["CanvasText", "Highlight"].map((colour) => {
          probe.style.color = colour;
          return getComputedStyle(probe).color;
        });
        const shown = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
        const hasBorder = (element: Element) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
          return Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none";
        };
        return {
          drawnInOtherInk: shown("svg.dwg").filter(
            (drawing) => !inks.includes(getComputedStyle(drawing).stroke),
          ).length,
          buttonsWithoutBorder: shown("main button")
            .filter((button) => !hasBorder(button))
            .map((button) => button.textContent),
          currentWithoutMark: shown("header nav [aria-current]")
            .filter((link) => !getComputedStyle(link).textDecorationLine.includes("underline"))
            .map((link) => link.textContent),
        };
      });
      expect(seen, route).toEqual({ drawnInOtherInk: 0, buttonsWithoutBorder: [], currentWithoutMark: [] });
    }
  });
}
