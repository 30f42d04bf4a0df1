/**
 * Runs right after an island, which is a form: loads its modules at the first sign of a person in it. A submit that
 * comes before the form is hydrated is held and then replayed. Should a module fail or be too slow, the browser posts
 * the form itself.
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
    // A module that comes too late finds no island to hydrate.
    if (!hydrated) root.removeAttribute("data-island");
    form.noValidate = hydrated;
    form.ariaBusy = null;
    if (held) form.requestSubmit(held.submitter);
  };
  const load = () => {
    for (const src of modules.splice(0)) {
      const onerror = () => handOver(false);
      document.head.append(Object.assign(document.createElement("script"), { type: "module", src, onerror }));
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
  // The island asks for what is missing in its own words, the browser only where there is no island.
  form.noValidate = true;
}
