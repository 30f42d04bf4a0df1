import { webManifestFile } from "../seo/icons.ts";
import { inlineSource } from "./inline-script.tsx";

/**
 * Marks that scripts run, which older browsers do not tell styles, and how the
 * visitor arrives. Reload, Back and Forward restore a scroll position, so
 * everything is shown at once, from the cache. Other arrivals let
 * app/styles/late.css delay layout below the first view, unless the URL leads
 * to a section.
 */
export function markArrival(): void {
  const { dataset } = document.documentElement;
  dataset.scripts = "";
  const [navigation] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  if (navigation?.type !== "navigate") dataset.restored = "";
  else if (!location.hash) dataset.lateLayout = "";
}

/**
 * The content of the page's template, which is fetched late. A string, because
 * React would hoist the link.
 */
export const lateMarkup = `<link rel="manifest" href="${webManifestFile}"/>`;

/**
 * Runs a function after the first paint and another frame, because the first
 * paint may precede the last text.
 */
function afterFirstPaint(run: () => void): void {
  // In frames. A browser that protects privacy may not report paint times.
  let framesLeft = 60;
  const whenPainted = () =>
    requestAnimationFrame(() => {
      if (
        framesLeft-- &&
        !performance.getEntriesByName("first-contentful-paint")[0]
      )
        whenPainted();
      else run();
    });
  requestAnimationFrame(whenPainted);
}

/**
 * Lays out the parts of a page with their fonts, one per task: laying out a
 * long page in one task, or changing its fonts, would block input.
 */
function layOutPartByPart(
  parts: HTMLElement[],
  keep: (part: HTMLElement, change: () => void) => void,
): void {
  const isLaidOut = (element: Element) =>
    element.checkVisibility?.({ contentVisibilityAuto: true }) !== false;
  const layOutNext = () => {
    const first = parts[0];
    // What is laid out within a part comes first, so that each task changes
    // less.
    const within = parts
      .slice(1)
      .find((other) => first?.contains(other) && isLaidOut(other));
    const part = within ?? first;
    if (!part) {
      document.documentElement.dataset.fonts = "";
      return;
    }
    parts.splice(parts.indexOf(part), 1);
    keep(part, () => {
      part.dataset.laidOut = "";
    });
    setTimeout(layOutNext);
  };
  layOutNext();
}

/**
 * Adjusts letter spacing where a change gives a visible text another number of
 * lines, so that nothing shifts, unless no such spacing helps.
 */
function keepLineCounts(part: HTMLElement, change: () => void): void {
  const isSeen = (text: Element) =>
    text.matches("main :is(h2, h3, p, dd)") &&
    // Measuring a text forces its layout, so skip those that are not laid out
    // yet.
    text.checkVisibility?.({ contentVisibilityAuto: true }) !== false &&
    text.getBoundingClientRect().top < innerHeight;
  const seen = [part, ...part.querySelectorAll<HTMLElement>("h2, h3, p, dd")]
    .filter(isSeen)
    .map((text) => [text, text.offsetHeight] as const);
  change();
  part.getBoundingClientRect();
  for (const [text, height] of seen) {
    for (const em of [0.02, 0.04, 0]) {
      const grown = text.offsetHeight - height;
      if (grown)
        text.style.letterSpacing = em ? `${grown > 0 ? -em : em}em` : "";
    }
  }
}

/**
 * Loads what the first paint does not need: the template's content, and the
 * fonts, which have fallbacks until then.
 */
function loadRest(
  after: typeof afterFirstPaint,
  layOut: typeof layOutPartByPart,
  keep: typeof keepLineCounts,
): void {
  const { documentElement: root, head, referrer } = document;
  const parts = [
    ...document.querySelectorAll<HTMLElement>(
      "body > :not(main, script, template), main > :first-child > *, main > * ~ *, [data-late]",
    ),
  ];
  const fetchRest = () =>
    head.append(document.querySelector("template")?.content ?? "");
  if (
    referrer.startsWith(`${location.origin}/`) ||
    root.dataset.restored !== undefined
  ) {
    // Visitors who come from another page of the site, or who have seen this
    // one, have everything in their cache.
    fetchRest();
    for (const part of parts) part.dataset.laidOut = "";
    root.dataset.fonts = "";
    return;
  }
  after(() => {
    fetchRest();
    Promise.allSettled([...document.fonts].map((font) => font.load())).then(
      () => layOut(parts, keep),
    );
  });
}

export const fetchLate = inlineSource(
  loadRest,
  afterFirstPaint,
  layOutPartByPart,
  keepLineCounts,
);
