/** The bar turns opaque once the page is scrolled by more than 20 px, and back. */
export function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute("data-scrolled", window.scrollY > 20);
  mark();
  addEventListener("scroll", mark, { passive: true });
}
