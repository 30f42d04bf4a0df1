/**
 * Marks the current section in the table of contents: the one that crosses a line in the upper third of the viewport,
 * or the first. Self-contained, because it runs inline.
 */
export function markCurrentSection() {
  const links = document.querySelectorAll<HTMLAnchorElement>("[data-contents] a");
  const mark = (hash: string | undefined) => {
    for (const link of links) {
      if (link.hash === hash) link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) mark(`#${target.id}`);
      }
    },
    { rootMargin: "-30% 0px -70%" },
  );
  mark(links[0]?.hash);
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
