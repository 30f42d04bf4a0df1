/**
 * Arrow keys, Home and End move between the questions and stop at either end.
 * If the browser does not, closes the answer that was open before, and opens
 * the one in the URL's fragment. Self-contained, because it runs inline.
 */
export function faqBehaviour(): void {
  const list = document.querySelector("[data-faq]");
  if (!list) return;
  const questions = [...list.querySelectorAll("summary")];

  const closeOthers = (item: Element) => {
    for (const other of list.querySelectorAll("details"))
      if (other !== item) other.open = false;
  };
  list.addEventListener("click", ({ target }) => {
    const item = (target as Element).closest("summary")?.parentElement;
    if (item) closeOthers(item);
  });

  list.addEventListener("keydown", (event) => {
    const { key, target, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const at = questions.indexOf(target as HTMLElement);
    if (at < 0 || altKey || ctrlKey || metaKey) return;
    const last = questions.length - 1;
    const goals = new Map([
      ["ArrowDown", Math.min(at + 1, last)],
      ["ArrowUp", Math.max(at - 1, 0)],
      ["Home", 0],
      ["End", last],
    ]);
    const to = goals.get(key);
    if (to === undefined) return;
    event.preventDefault();
    questions[to]?.focus();
  });

  const openNamed = () => {
    const answer = document.getElementById(location.hash.slice(1));
    const item = answer?.closest("details");
    if (!answer || !item || item.open || !list.contains(item)) return;
    closeOthers(item);
    item.open = true;
    answer.scrollIntoView();
  };
  openNamed();
  addEventListener("hashchange", openNamed);
}
