import type { Spot } from "./spots.ts";

const copiedType = [
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontStretch",
  "fontStyle",
  "lineHeight",
  "letterSpacing",
  "textTransform",
  "textAlign",
  "color",
] as const;

/** The colour behind an element. */
function backgroundOf(element: Element | null): string {
  if (!element) return "Canvas";
  const { backgroundColor } = getComputedStyle(element);
  const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  return isClear ? backgroundOf(element.parentElement) : backgroundColor;
}

/** The type of the text on the page, for the field above it. */
export function typeOf({ host, range }: Spot) {
  const element = range?.startContainer.parentElement ?? host;
  const style = getComputedStyle(element);
  const type = Object.fromEntries(
    copiedType.map((name) => [name, style[name]]),
  );
  // In a drawing the colour is that of the outline, and the size that of the
  // canvas.
  const scale =
    element instanceof SVGGraphicsElement
      ? (element.getScreenCTM()?.a ?? 1)
      : 1;
  const drawn = element instanceof SVGElement && {
    color: style.fill,
    fontSize: `${Number.parseFloat(style.fontSize) * scale}px`,
    lineHeight: "1.2",
  };
  return { ...type, ...drawn, backgroundColor: backgroundOf(element) };
}
