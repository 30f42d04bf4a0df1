/**
 * Runs at the end of every page and loads, after the first paint, what the words can do without: what stands in the
 * page's template (late-markup.tsx) and the fonts, for which publish/fonts/fallbacks.ts has fallbacks until then.
 */
export function fetchLate(): void {
  const { head, documentElement: root, referrer } = document;
  const parts = [...document.querySelectorAll<HTMLElement>("main > *, [data-late], body > footer")];
  const inView = (element: Element) => element.getBoundingClientRect().top < innerHeight;
  // Part by part, each laid out by itself: in one go, a long page would keep a touch waiting.
  const layOutNext = () => {
    for (const part of parts.splice(0, 1)) {
      part.dataset.laidOut = "";
      part.getBoundingClientRect();
      setTimeout(layOutNext);
    }
  };
  const fetchRest = () => head.append(document.querySelector("template")?.content ?? "");
  const showFaces = () => {
    root.dataset.faces = "";
    setTimeout(layOutNext);
  };
  if (referrer.startsWith(`${location.origin}/`)) {
    // Those who come from another page of the site have all of it in their cache.
    fetchRest();
    showFaces();
    return;
  }
  // A text in view keeps the lines that it had, by a hair of spacing: nothing moves under a reader's eyes.
  const showFacesInPlace = () => {
    const texts = [...document.querySelectorAll<HTMLElement>("main :is(p, dd)")]
      // Measuring a text lays out its part: not those that wait for their turn.
      .filter((text) => text.checkVisibility?.({ contentVisibilityAuto: true }) !== false && inView(text))
      .map((text) => [text, text.offsetHeight] as const);
    showFaces();
    for (const [text, height] of texts) {
      const grown = text.offsetHeight - height;
      if (grown) text.style.letterSpacing = grown > 0 ? "-.02em" : ".02em";
    }
  };
  // In frames. A browser that guards its user's privacy may keep its paint times to itself.
  let patience = 60;
  const whenPainted = () =>
    requestAnimationFrame(() => {
      if (patience-- && !performance.getEntriesByName("first-contentful-paint")[0]) return whenPainted();
      fetchRest();
      Promise.allSettled([...document.fonts].map((face) => face.load())).then(showFacesInPlace);
    });
  // The first paint may have come before the last words: a frame for them.
  requestAnimationFrame(whenPainted);
}
