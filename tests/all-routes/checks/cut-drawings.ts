import type { Page } from "@playwright/test";

/** Lines of drawings that reach beyond the edge of their sheet or of its crop, which cuts them; the floor's grid may. */
export const findCutDrawings = (page: Page): Promise<string[]> => page.evaluate(readCutDrawings);

function readCutDrawings(): string[] {
  // A box around a slanting shape has corners outside it.
  const tolerated = 6;
  const inSheet = (box: DOMRect, toSheet: DOMMatrix) => {
    const start = new DOMPoint(box.left, box.top).matrixTransform(toSheet);
    const end = new DOMPoint(box.right, box.bottom).matrixTransform(toSheet);
    return new DOMRect(start.x, start.y, end.x - start.x, end.y - start.y);
  };
  const hiddenOrFree = "defs, symbol, pattern, clipPath, mask, [clip-path], .gr";
  const clips = (element: Element) => getComputedStyle(element).overflow !== "visible";
  return [...document.querySelectorAll<SVGSVGElement>("main svg[viewBox]")].flatMap((sheet) => {
    const toSheet = sheet.getScreenCTM()?.inverse();
    const crop = sheet.matches(".measured") && sheet.parentElement;
    if (!sheet.checkVisibility() || !toSheet) return [];
    if (!clips(sheet) && !(crop && clips(crop))) return [];
    const edge =
      clips(sheet) || !crop ? sheet.viewBox.baseVal : inSheet(crop.getBoundingClientRect(), toSheet);
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
