/** Chooses the project type that the link to this page names: /contact?project=saas. */
export function chooseProject(): void {
  const wanted = new URLSearchParams(location.search).get("project");
  const select = document.querySelector<HTMLSelectElement>("select[name=projectType]");
  for (const option of select?.options ?? []) if (wanted && option.value === wanted) option.selected = true;
}
