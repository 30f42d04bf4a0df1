/**
 * A reload starts at the top, like any other load; Back and Forward between
 * categories do not scroll.
 */
export function startAtTop(): void {
  history.scrollRestoration = "manual";
}

/**
 * Marks the card that takes part in the transition to its case study and back,
 * by its URL: Safari does not focus a clicked link.
 */
export function markChosenCard(): void {
  const mark = (address: string | null | undefined) => {
    document
      .querySelector("article[data-chosen]")
      ?.removeAttribute("data-chosen");
    const path = address && new URL(address).pathname;
    document
      .querySelector(`article:has(a[href="${path}"])`)
      ?.setAttribute("data-chosen", "");
  };
  addEventListener("pageswap", ({ activation }) => mark(activation?.entry.url));
  // Not every browser with page transitions has the Navigation API.
  const { navigation } = window as { navigation?: Navigation };
  addEventListener("pagereveal", () => mark(navigation?.activation?.from?.url));
}
