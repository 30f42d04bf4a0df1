/**
 * Runs right after an island, which is a form: loads its modules on hover or
 * focus. A submit before hydration is held and then replayed. If a module fails
 * or is too slow, the browser posts the form natively.
 */
export function hydrateOnIntent(): void {
  const TIMEOUT_MS = 2000;
  const root = document.currentScript?.previousElementSibling as HTMLElement;
  const form = root.querySelector("form") as HTMLFormElement;
  const modules = root.dataset.modules?.split(" ") ?? [];
  const waiting = new AbortController();
  const { signal } = waiting;
  let held: SubmitEvent | undefined;

  const handOver = (hydrated: boolean) => {
    if (signal.aborted) return;
    waiting.abort();
    // A module that loads too late must not hydrate it.
    if (!hydrated) root.removeAttribute("data-island");
    form.noValidate = hydrated;
    form.ariaBusy = null;
    if (held) form.requestSubmit(held.submitter);
  };
  const load = () => {
    for (const src of modules.splice(0)) {
      const onerror = () => handOver(false);
      document.head.append(
        Object.assign(document.createElement("script"), {
          type: "module",
          src,
          onerror,
        }),
      );
    }
  };
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    load();
    if (!held) setTimeout(handOver, TIMEOUT_MS, false);
    held = event;
    form.ariaBusy = "true";
  };

  root.addEventListener("pointerover", load, { signal });
  root.addEventListener("focusin", load, { signal });
  root.addEventListener("submit", hold, { signal, capture: true });
  root.addEventListener("hydrated", () => handOver(true), { signal });
  // The island validates with its own messages; the browser validates only if
  // there is no island.
  form.noValidate = true;
}
