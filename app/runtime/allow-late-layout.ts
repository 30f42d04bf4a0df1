/** Lets app/styles/base.css lay out late what is below the first view, unless the visitor is on the way to a part of it. */
export function allowLateLayout(): void {
  if (!location.hash) document.documentElement.dataset.lateLayout = "";
}
