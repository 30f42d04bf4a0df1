/**
 * Marks the sheet that slides over to its case study, and back from it, by the address alone: Safari does not focus a
 * link that is clicked.
 */
export function markChosenSheet(): void {
  const mark = (address: string | null | undefined) => {
    document.querySelector("article[data-chosen]")?.removeAttribute("data-chosen");
    const path = address && new URL(address).pathname;
    document.querySelector(`article:has(a[href="${path}"])`)?.setAttribute("data-chosen", "");
  };
  addEventListener("pageswap", ({ activation }) => mark(activation?.entry.url));
  // Not every browser with page transitions has the navigation API.
  const { navigation } = window as { navigation?: Navigation };
  addEventListener("pagereveal", () => mark(navigation?.activation?.from?.url));
}
