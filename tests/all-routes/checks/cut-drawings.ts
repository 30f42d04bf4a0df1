import type { Page } from "@playwright/test";

/**
 * Lines of drawings that reach beyond the edge of their canvas or of its crop,
 * which cuts them; the floor's grid may.
 */
export const findCutDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(readCutDrawings);

function readCutDrawings(): string[] {
  // A box around a slanting shape has corners outside it.
  const tolerated = 6;
  const inCanvas = (box: DOMRect, toCanvas: DOMMatrix) => {
    const start = new DOMPoint(box.left, box.top).matrixTransform(toCanvas);
    const end = new DOMPoint(box.right, box.bottom).matrixTransform(toCanvas);
    return new DOMRect(start.x, start.y, end.x - start.x, end.y - start.y);
  };
  const hiddenOrFree =
    "defs, symbol, pattern, clipPath, mask, [clip-path], .gr";
  const clips = (element: Element) =>
    getComputedStyle(element).overflow !== "visible";
  return [
    ...document.querySelectorAll<SVGSVGElement>("main svg[viewBox]"),
  ].flatMap((canvas) => {
    const toCanvas = canvas.getScreenCTM()?.inverse();
    const crop = canvas.matches(".measured") && canvas.parentElement;
    if (!canvas.checkVisibility() || !toCanvas) return [];
    if (!clips(canvas) && !(crop && clips(crop))) return [];
    const edge =
      clips(canvas) || !crop
        ? canvas.viewBox.baseVal
        : inCanvas(crop.getBoundingClientRect(), toCanvas);
    return [
      ...canvas.querySelectorAll<SVGGraphicsElement>(
        "path, rect, circle, ellipse, text",
      ),
    ].flatMap((shape) => {
      const matrix = shape.getScreenCTM();
      const { x, y, width, height } = shape.getBBox();
      if (
        !matrix ||
        !shape.checkVisibility() ||
        shape.closest(hiddenOrFree) ||
        width + height === 0
      )
        return [];
      const corners = [x, x + width].flatMap((across) =>
        [y, y + height].map((down) =>
          new DOMPoint(across, down).matrixTransform(toCanvas.multiply(matrix)),
        ),
      );
      const across = corners.map((corner) => corner.x);
      const down = corners.map((corner) => corner.y);
      const beyond = Math.max(
        edge.x - Math.min(...across),
        Math.max(...across) - edge.x - edge.width,
        edge.y - Math.min(...down),
        Math.max(...down) - edge.y - edge.height,
      );
      const name =
        shape.textContent?.trim() ||
        [shape.tagName, shape.getAttribute("d")?.slice(0, 24)]
          .filter(Boolean)
          .join(" ");
      return beyond > tolerated
        ? [`${name} reaches ${beyond.toFixed(0)} units beyond its canvas`]
        : [];
    });
  });
}
