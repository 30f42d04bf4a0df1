import type { Page } from "@playwright/test";

/** Lines of drawings that reach beyond the edge of their sheet, which cuts them; the floor's grid may. */
export const findCutDrawings = (page: Page): Promise<string[]> => page.evaluate(readCutDrawings);

function readCutDrawings(): string[] {
  const tolerated = 3;
  const hiddenOrFree = "defs, symbol, pattern, clipPath, mask, [clip-path], .gr";
  const sheets = [...document.querySelectorAll<SVGSVGElement>("main svg[viewBox]")].filter(
    (sheet) => sheet.checkVisibility() && getComputedStyle(sheet).overflow !== "visible",
  );
  return sheets.flatMap((sheet) => {
    const edge = sheet.viewBox.baseVal;
    const toSheet = sheet.getScreenCTM()?.inverse();
    if (!toSheet) return [];
    return [...sheet.querySelectorAll<SVGGraphicsElement>("path, rect, circle, ellipse, text")].flatMap(
      (shape) => {
        const matrix = shape.getScreenCTM();
        const { x, y, width, height } = shape.getBBox();
        if (!matrix || !shape.checkVisibility() || shape.closest(hiddenOrFree) || width + height === 0)
          return [];
        const corners = [x, x + width].flatMap((across) =>
          [y, y + height].map((down) => new DOMPoint(across, down).matrixTransform(toSheet.multiply(matrix))),
        );
        const [across, down] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
        const beyond = Math.max(
          edge.x - Math.min(...across),
          Math.max(...across) - edge.x - edge.width,
          edge.y - Math.min(...down),
          Math.max(...down) - edge.y - edge.height,
        );
        const name =
          shape.textContent?.trim() ||
          [shape.tagName, shape.getAttribute("d")?.slice(0, 24)].filter(Boolean).join(" ");
        return beyond > tolerated ? [`${name} reaches ${beyond.toFixed(0)} units beyond its sheet`] : [];
      },
    );
  });
}
