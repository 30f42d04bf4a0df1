/**
 * Loads the drawings in files after the fonts (fetch-late.ts), one per frame,
 * even far from the viewport: they are small, and then also appear in print, in
 * screenshots and while scrolling fast. Photographs load lazily.
 */
export function fetchDrawings(): void {
  const drawings = [
    ...document.querySelectorAll<HTMLImageElement>("main :not(picture) > img"),
  ];
  const fetchNext = () => {
    if (document.documentElement.dataset.fonts !== undefined)
      for (const drawing of drawings.splice(0, 1)) drawing.loading = "eager";
    if (drawings[0]) requestAnimationFrame(fetchNext);
  };
  fetchNext();
}
