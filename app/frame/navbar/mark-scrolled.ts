/** The bar turns opaque once the page is scrolled by more than 20 px, and back. */
export function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute("data-scrolled", window.scrollY > 20);
  // Not at once: asked for the scroll position, the browser would lay out the page first.
  requestAnimationFrame(mark);
  addEventListener("scroll", mark, { passive: true });
}
