/**
 * On a page with drawings that are files: asks for them once the page is set in its faces (fetch-late.ts), instead of
 * when each comes near. They are small, and so stand on paper, in a picture of the page and under a fast thumb.
 */
export function fetchDrawings(): void {
  const whenFacesShow = () => {
    if (document.body.dataset.faces === undefined) requestAnimationFrame(whenFacesShow);
    else
      for (const drawing of document.querySelectorAll<HTMLImageElement>("main img"))
        drawing.loading = "eager";
  };
  whenFacesShow();
}
