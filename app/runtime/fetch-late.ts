/**
 * Loads non-critical resources after the first paint: the content of the page's template (late-markup.tsx) and the
 * fonts, which have fallbacks until then (publish/fonts/font-styles.ts).
 */
export function fetchLate(): void {
  const { head, documentElement: root, referrer } = document;
  const parts = [
    ...document.querySelectorAll<HTMLElement>(
      "body > :not(main, script, template), main > :first-child > *, main > * ~ *, [data-late]",
    ),
  ];
  const texts = [...document.querySelectorAll<HTMLElement>("main :is(h2, h3, p, dd)")];
  const isLaidOut = (element: Element) =>
    element.checkVisibility?.({ contentVisibilityAuto: true }) !== false;
  // Measuring a text forces its layout, so skip the parts that are not laid out yet.
  const isSeen = (text: Element) => isLaidOut(text) && text.getBoundingClientRect().top < innerHeight;
  // One part per task: laying out a long page in one task, or changing its fonts, would block input.
  const showNext = () => {
    const part = parts.shift();
    if (!part) {
      root.dataset.fonts = "";
      return;
    }
    // What is laid out within a part comes first, so that each task changes less.
    const within = parts.find((other) => part.contains(other) && isLaidOut(other));
    if (within) {
      parts.splice(parts.indexOf(within), 1);
      parts.unshift(within, part);
      return showNext();
    }
    const seen = texts
      .filter((text) => part.contains(text) && isSeen(text))
      .map((text) => [text, text.offsetHeight] as const);
    part.dataset.laidOut = "";
    part.getBoundingClientRect();
    // Adjusts letter spacing where a visible text would change its number of lines, so that nothing shifts, unless no
    // such spacing helps.
    for (const [text, height] of seen) {
      for (const em of [0.02, 0.04, 0]) {
        const grown = text.offsetHeight - height;
        if (grown) text.style.letterSpacing = em ? `${grown > 0 ? -em : em}em` : "";
      }
    }
    setTimeout(showNext);
  };
  const fetchRest = () => head.append(document.querySelector("template")?.content ?? "");
  if (referrer.startsWith(`${location.origin}/`) || root.dataset.restored !== undefined) {
    // Visitors who come from another page of the site, or who have seen this one, have everything in their cache.
    fetchRest();
    for (const part of parts) part.dataset.laidOut = "";
    root.dataset.fonts = "";
    return;
  }
  // In frames. A browser that protects privacy may not report paint times.
  let framesLeft = 60;
  const whenPainted = () =>
    requestAnimationFrame(() => {
      if (framesLeft-- && !performance.getEntriesByName("first-contentful-paint")[0]) return whenPainted();
      fetchRest();
      Promise.allSettled([...document.fonts].map((font) => font.load())).then(showNext);
    });
  // The first paint may precede the last text: wait another frame.
  requestAnimationFrame(whenPainted);
}
