/**
 * Runs in the page: waits for fonts, layout and drawings, then reports what is missing. Self-contained,
 * because it is passed to the browser as text.
 */
export async function findPageFaults(): Promise<string[]> {
  const drawings = () => [...document.querySelectorAll<HTMLImageElement>("main img")];
  const isComplete = () =>
    document.querySelector(":root[data-fonts] > body > footer[data-laid-out]") !== null &&
    drawings().every((image) => image.naturalWidth > 0);
  const deadline = performance.now() + 15_000;
  while (!isComplete() && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  return [
    ...(document.documentElement.dataset.fonts === undefined ? ["its fonts do not come"] : []),
    ...(document.querySelectorAll("h1").length === 1 ? [] : ["it has no single title"]),
    ...drawings()
      .filter((image) => image.naturalWidth === 0)
      .map((image) => `no drawing: ${image.src}`),
    ...shown("svg.dwg")
      .filter((drawing) => drawing.getBoundingClientRect().width < 1 || drawing.childElementCount === 0)
      .map((drawing) => `an empty drawing: ${drawing.outerHTML.slice(0, 80)}`),
  ];
}
