import type { Page } from "@playwright/test";

/**
 * What ignores forced colours: drawings, buttons, the marker of the current
 * page.
 */
export async function findForcedColourFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const faults = await page.evaluate(findUnforced);
  await page.emulateMedia({ forcedColors: "none" });
  return faults;
}

function findUnforced(): string[] {
  const probe = document.body.appendChild(document.createElement("i"));
  const inks = ["CanvasText", "Highlight"].map((colour) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  });
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility(),
    );
  const hasBorder = (element: Element) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
    return Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none";
  };
  const faults = [
    ...shown("svg.dwg")
      .filter((drawing) => !inks.includes(getComputedStyle(drawing).stroke))
      .map(
        (drawing) =>
          `a drawing in another ink: ${drawing.ariaLabel ?? drawing.outerHTML.slice(0, 80)}`,
      ),
    ...shown("main button")
      .filter((button) => !hasBorder(button))
      .map((button) => `button "${button.textContent}" has no border`),
    ...shown("header nav [aria-current]")
      .filter(
        (link) =>
          !getComputedStyle(link).textDecorationLine.includes("underline"),
      )
      .map((link) => `current page "${link.textContent}" has no mark`),
  ];
  probe.remove();
  return faults;
}
