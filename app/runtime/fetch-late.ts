/**
 * Runs at the end of every page. What the words can do without is asked for when they have been painted: what stands in
 * the page's template (late-markup.tsx), and the faces, for which app/styles/fonts.css has stand-ins until then. Those
 * who come from another page of the site have all of it in their cache and get it at once.
 */
export function fetchLate(): void {
  const parts = [
    ...document.querySelectorAll<HTMLElement>("body > :not(main), main > *, main article"),
    document.body,
  ];
  const showFaces = (part: HTMLElement) => {
    part.dataset.faces = "";
  };
  const inView = (element: Element) => element.getBoundingClientRect().top < innerHeight;
  // Part by part from the top, each laid out by itself: set anew in one go, a long page would keep a touch waiting.
  // A text in view keeps the lines that it had, by a hair of spacing: nothing moves under a reader's eyes.
  const showNext = () => {
    for (const part of parts.splice(0, 1)) {
      const texts = [...part.querySelectorAll<HTMLElement>("h1, p, dd")]
        // The part is asked first, since asking for a text would lay out what waits for its turn.
        .filter((text) => inView(part) && inView(text))
        .map((text) => [text, text.offsetHeight] as const);
      showFaces(part);
      for (const [text, height] of texts) {
        const grown = text.offsetHeight - height;
        if (grown) text.style.letterSpacing = grown > 0 ? "-.02em" : ".02em";
      }
      setTimeout(showNext);
    }
  };
  const fetchRest = () => document.head.append(document.querySelector("template")?.content ?? "");
  if (document.referrer.startsWith(`${location.origin}/`)) {
    parts.forEach(showFaces);
    fetchRest();
  } else {
    const begin = () => {
      fetchRest();
      Promise.allSettled([...document.fonts].map((face) => face.load())).then(showNext);
    };
    // In frames. A browser that guards its user's privacy may keep its paint times to itself.
    let patience = 60;
    const whenPainted = () =>
      requestAnimationFrame(
        patience-- && !performance.getEntriesByName("first-contentful-paint")[0] ? whenPainted : begin,
      );
    // The first paint may have come before the last words: a frame for them.
    requestAnimationFrame(whenPainted);
  }
}
