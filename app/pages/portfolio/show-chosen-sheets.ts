/**
 * Shows the sheets and opens the drawers of the category in the address. Self-contained, because it runs
 * twice: inline before the first paint, so that a deep link never flashes all eight, and in the filter.
 */
export function showChosenSheets(): void {
  const wanted = new URLSearchParams(location.search).get("category");
  const filed = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-categories]")];
  const isFiled = (element: HTMLElement | SVGElement) =>
    element.dataset.categories?.split(" ").includes(wanted ?? "") ?? false;
  const known = filed.some(isFiled);
  for (const element of filed) element.dataset.shown = String(!known || isFiled(element));
}
