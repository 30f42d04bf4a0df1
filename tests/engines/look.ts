/**
 * Runs in the page: waits for fonts, layout and drawings, then reports what overflows or is missing. Self-contained,
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
  const { scrollWidth, dataset } = document.documentElement;
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  const sizeOf = (label: SVGTextElement) => {
    const { a = 1, b = 0 } = label.getScreenCTM() ?? {};
    return Number.parseFloat(getComputedStyle(label).fontSize) * Math.hypot(a, b);
  };
  const labels = [...document.querySelectorAll<SVGTextElement>("main svg text")].filter((label) =>
    label.checkVisibility({ visibilityProperty: true }),
  );
  return [
    ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...shown("main *, body > footer *, header > *")
      .filter(
        (element) =>
          element.getBoundingClientRect().right > innerWidth + 1 && !element.closest("svg, [tabindex='0']"),
      )
      .map((element) => `${element.tagName} ${element.className} exceeds the viewport`),
    ...(dataset.fonts === undefined ? ["its fonts do not come"] : []),
    ...(document.querySelectorAll("h1").length === 1 ? [] : ["it has no single title"]),
    ...drawings()
      .filter((image) => image.naturalWidth === 0)
      .map((image) => `no drawing: ${image.src}`),
    ...shown("svg.dwg")
      .filter((drawing) => drawing.getBoundingClientRect().width < 1 || drawing.childElementCount === 0)
      .map((drawing) => `an empty drawing: ${drawing.outerHTML.slice(0, 80)}`),
    ...labels
      .filter((label) => sizeOf(label) < 10.95)
      .map((label) => `"${label.textContent}" is ${sizeOf(label).toFixed(1)} px`),
  ];
}
