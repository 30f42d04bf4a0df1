/**
 * Loads non-critical resources after the first paint: the content of the page's template (late-markup.tsx) and the
 * fonts, which have fallbacks until then (publish/fonts/fallbacks.ts).
 */
export function fetchLate(): void {
  const { head, documentElement: root, referrer } = document;
  const parts = [...document.querySelectorAll<HTMLElement>("main > *, [data-late], body > footer")];
  const inView = (element: Element) => element.getBoundingClientRect().top < innerHeight;
  // One part per task: laying out a long page in one task would block input.
  const layOutNext = () => {
    for (const part of parts.splice(0, 1)) {
      part.dataset.laidOut = "";
      part.getBoundingClientRect();
      setTimeout(layOutNext);
    }
  };
  const fetchRest = () => head.append(document.querySelector("template")?.content ?? "");
  const showFonts = () => {
    root.dataset.fonts = "";
    setTimeout(layOutNext);
  };
  if (referrer.startsWith(`${location.origin}/`)) {
    // Visitors who come from another page of the site have everything in their cache.
    fetchRest();
    showFonts();
    return;
  }
  // Adjusts letter spacing where a visible text would change its number of lines, so that nothing shifts.
  const showFontsInPlace = () => {
    const texts = [...document.querySelectorAll<HTMLElement>("main :is(p, dd)")]
      // Measuring a text forces its layout, so skip the parts that are not laid out yet.
      .filter((text) => text.checkVisibility?.({ contentVisibilityAuto: true }) !== false && inView(text))
      .map((text) => [text, text.offsetHeight] as const);
    showFonts();
    for (const [text, height] of texts) {
      for (const em of [0.02, 0.04]) {
        const grown = text.offsetHeight - height;
        if (grown) text.style.letterSpacing = `${grown > 0 ? -em : em}em`;
      }
    }
  };
  // In frames. A browser that protects privacy may not report paint times.
  let framesLeft = 60;
  const whenPainted = () =>
    requestAnimationFrame(() => {
      if (framesLeft-- && !performance.getEntriesByName("first-contentful-paint")[0]) return whenPainted();
      fetchRest();
      Promise.allSettled([...document.fonts].map((font) => font.load())).then(showFontsInPlace);
    });
  // The first paint may precede the last text: wait another frame.
  requestAnimationFrame(whenPainted);
}
