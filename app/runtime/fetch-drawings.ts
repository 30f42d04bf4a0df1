/**
 * On a page with drawings that are files: asks for them once the page is set in its faces (fetch-late.ts), one a frame,
 * instead of when each comes near. They are small, and so stand on paper, in a picture of the page and under a fast thumb. Photographs wait.
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
