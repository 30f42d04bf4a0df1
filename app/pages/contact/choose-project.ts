/**
 * Chooses the project type that the link to this page names (/contact?project=saas), or else that of the page that the
 * visitor comes from. A type that is already chosen, or that the browser restores, is the visitor's own.
 */
export function chooseProject(): void {
  const select = document.querySelector<HTMLSelectElement>("select[name=projectType]");
  if (!select || select.value || document.documentElement.dataset.restored !== undefined) return;
  const { projects = "{}" } = document.querySelector<HTMLElement>("[data-projects]")?.dataset ?? {};
  const { referrer } = document;
  const before = referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : "";
  const wanted = new URLSearchParams(location.search).get("project") ?? JSON.parse(projects)[before];
  for (const option of select.options) if (wanted && option.value === wanted) option.selected = true;
}
