/** Marks in the contents the section that crosses the upper third of the view. Runs inline: uses nothing from outside. */
export function markCurrentSection() {
  const links = document.querySelectorAll<HTMLAnchorElement>("[data-contents] a");
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const link of links) {
          if (link.hash === `#${target.id}`) link.setAttribute("aria-current", "location");
          else link.removeAttribute("aria-current");
        }
      }
    },
    { rootMargin: "-30% 0px -70%" },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
