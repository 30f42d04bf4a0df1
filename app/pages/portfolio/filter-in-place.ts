/**
 * Shows the case studies of the category in the URL, and opens their drawers.
 * Inline after the list, so that a link to a category never flashes all of
 * them; later choices change the URL and the page in place. It is given how many
 * each category shows, in words.
 */
export function filterInPlace(texts: Readonly<Record<string, string>>): void {
  const form = document.querySelector<HTMLFormElement>("#register form");
  const status = form?.querySelector("[role=status]");
  if (!form || !status) return;
  const buttons = [...form.querySelectorAll("button")];
  const cards = [
    ...document.querySelectorAll<HTMLElement>("li[data-categories]"),
  ];
  const drawers = document.querySelectorAll<SVGElement>(
    "svg [data-categories]",
  );

  const show = () => {
    const wanted = new URLSearchParams(location.search).get("category");
    // An unknown category means all.
    const chosen = buttons.find(({ value }) => value === wanted)?.value ?? "";
    for (const button of buttons)
      button.ariaPressed = String(button.value === chosen);
    for (const { dataset } of [...cards, ...drawers]) {
      const isShown =
        !chosen || dataset.categories?.split(" ").includes(chosen);
      // Browsers restyle an element whose attribute is set, even to the same.
      if (dataset.shown !== String(isShown)) dataset.shown = String(isShown);
    }
    status.textContent = texts[chosen] ?? "";
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement;
    if (button.ariaPressed === "true") return;
    const address = new URL(location.href);
    address.hash = "";
    address.searchParams.delete("category");
    if (button.value) address.searchParams.set("category", button.value);
    // Keeping the scroll position lays the page out, so not in the event.
    const change = () => {
      history.pushState(null, "", address);
      show();
    };
    if (
      !document.startViewTransition ||
      matchMedia("(prefers-reduced-motion: reduce)").matches
    )
      change();
    // Only this transition moves the cards one by one (portfolio-filter.css).
    else document.startViewTransition(change).types?.add("filter");
  });
  addEventListener("popstate", show);
  show();
}
