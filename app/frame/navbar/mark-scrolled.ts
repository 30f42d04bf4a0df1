/** Makes the bar opaque once the page has scrolled more than 20 px, and transparent again. */
export function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute("data-scrolled", window.scrollY > 20);
  // In a frame, because reading the scroll position now would force layout.
  requestAnimationFrame(mark);
  addEventListener("scroll", mark, { passive: true });
}
