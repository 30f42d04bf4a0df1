/** Lets app/styles/late.css delay layout below the first view, unless the URL leads to a section. */
export function allowLateLayout(): void {
  if (!location.hash) document.documentElement.dataset.lateLayout = "";
}
