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
  // Part by part from the top, each laid out by itself: set anew in one go, a long page would keep a touch waiting.
  // A text in view keeps the lines that it had, by a hair of spacing: nothing moves under a reader's eyes.
  const showNext = () => {
    for (const part of parts.splice(0, 1)) {
      const texts = [...part.querySelectorAll("h1, p, dd")].map(
        (text) => [text as HTMLElement, text.getBoundingClientRect().height] as const,
      );
      showFaces(part);
      for (const [text, before] of texts) {
        const { top, height } = text.getBoundingClientRect();
        if (top < innerHeight && height !== before)
          text.style.letterSpacing = height > before ? "-.02em" : ".02em";
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
