/**
 * Marks the current section in the table of contents: that of the first heading
 * in the upper half of the viewport below the bar, or of the last one above it.
 * Self-contained, because it runs inline.
 */
export function markCurrentSection() {
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a"),
  ];
  const headings = links.flatMap(
    ({ hash }) =>
      document.getElementById(hash.slice(1))?.querySelector("h2") ?? [],
  );
  const mark = (current: number) => {
    links.forEach((link, index) => {
      if (index === current) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    });
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      const { top = 0, bottom = 0 } = entry?.rootBounds ?? {};
      const boxes = headings.map((heading) => heading.getBoundingClientRect());
      const passed = boxes.filter((box) => box.top <= bottom);
      const first = passed.findIndex((box) => box.bottom > top);
      mark(first >= 0 ? first : Math.max(0, passed.length - 1));
    },
    { rootMargin: "-76px 0px -50%" },
  );
  mark(0);
  for (const heading of headings) observer.observe(heading);
}
