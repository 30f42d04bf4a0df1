/**
 * Marks how the visitor arrives. Reload, Back and Forward restore a scroll position, so everything is shown at once, from
 * the cache (fetch-late.ts). Other arrivals let app/styles/late.css delay layout below the first view, unless the URL
 * leads to a section.
 */
export function markArrival(): void {
  const { dataset } = document.documentElement;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "navigate") dataset.restored = "";
  else if (!location.hash) dataset.lateLayout = "";
}
