/**
 * Chooses the project type that the link to this page names
 * (/contact?project=saas), or else that of the page that the visitor comes
 * from, and says how long the work of that page takes instead of an example.
 * A type that is already chosen, or that the browser restores, is the
 * visitor's own.
 */
export function chooseProject(): void {
  const select = document.querySelector<HTMLSelectElement>(
    "select[name=projectType]",
  );
  if (!select) return;
  const options = [...select.options];
  const { pages = "{}" } =
    document.querySelector<HTMLElement>("[data-pages]")?.dataset ?? {};
  const { referrer } = document;
  const isOwn = referrer.startsWith(`${location.origin}/`);
  const page = isOwn
    ? JSON.parse(pages)[new URL(referrer).pathname]
    : undefined;

  const isRestored = document.documentElement.dataset.restored !== undefined;
  if (!select.value && !isRestored) {
    const wanted =
      new URLSearchParams(location.search).get("project") ?? page?.project;
    for (const option of options) {
      if (wanted && option.value === wanted) option.selected = true;
    }
  }

  const option = options.find(({ value }) => page && value === page.project);
  if (!option) return;
  option.dataset.ofPage = "";
  const guide = document.querySelector("[data-guides]")?.children[option.index];
  const schedule = guide?.querySelector<HTMLElement>("[data-schedule]");
  const work = schedule?.querySelector("[data-work]");
  const time = schedule?.querySelector("[data-time]");
  if (!schedule || !work || !time) return;
  if (page.time) {
    work.textContent = page.work;
    time.textContent = page.time;
    schedule.querySelector("svg")?.remove();
  } else {
    schedule.hidden = true;
  }
}
