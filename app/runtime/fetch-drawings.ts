/**
 * Loads the drawings in files once the fonts are applied (fetch-late.ts), one per frame, instead of when each comes
 * near. They are small, and so appear in print, in screenshots and while scrolling fast. Photographs load lazily.
 */
export function fetchDrawings(): void {
  const drawings = [...document.querySelectorAll<HTMLImageElement>("main :not(picture) > img")];
  const fetchNext = () => {
    if (document.documentElement.dataset.faces !== undefined)
      for (const drawing of drawings.splice(0, 1)) drawing.loading = "eager";
    if (drawings[0]) requestAnimationFrame(fetchNext);
  };
  fetchNext();
}
