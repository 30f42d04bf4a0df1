/** Red, green, blue and alpha, from 0 to 1. */
interface Rgb {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

/** A visible text of a page. */
export interface Text {
  words: string;
  /** The unclipped part of each line, in page coordinates. */
  lines: { left: number; top: number; right: number; bottom: number }[];
  colour: Rgb;
}

/**
 * Runs in the page: every visible text in an element, including drawings and
 * form fields.
 */
export function readTexts(within: string): Text[] {
  const root = document.querySelector(within);
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  });
  if (!root || !canvas)
    throw new Error(`There is no ${root ? "canvas" : within}`);
  const read = (colour: string, opacity: number): Rgb => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const { data } = canvas.getImageData(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, alpha = 0] = Array.from(
      data,
      (part) => part / 255,
    );
    return { r, g, b, alpha: alpha * opacity };
  };
  const withAncestors = (element: Element | null): Element[] =>
    element ? [element, ...withAncestors(element.parentElement)] : [];
  /** The part of a box that overflow and clip-path leave visible. */
  const clip = (box: DOMRect, within: Element[]) => {
    let { left, top, right, bottom } = box;
    for (const element of within) {
      const { overflow, clipPath } = getComputedStyle(element);
      if (overflow === "visible" && clipPath === "none") continue;
      const edge = clipPath.startsWith("inset(50%")
        ? new DOMRect()
        : element.getBoundingClientRect();
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    return {
      left: left + scrollX,
      top: top + scrollY,
      right: right + scrollX,
      bottom: bottom + scrollY,
    };
  };
  const describe = (
    words: string,
    of: Element,
    boxes: Iterable<DOMRect>,
    colour: string,
  ): Text[] => {
    if (
      !words ||
      !of.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      return [];
    // A label in a hidden part of a drawing.
    if (of.getBoundingClientRect().width === 0) return [];
    const around = withAncestors(of).filter(
      (element) => !["BODY", "HTML"].includes(element.tagName),
    );
    const lines = [...boxes]
      .map((box) => clip(box, around))
      // The skip link is above the page.
      .filter(
        ({ left, top, right, bottom }) =>
          right - left >= 1 && bottom - top >= 1 && bottom > 0,
      );
    const opacities = around.map((element) =>
      Number(getComputedStyle(element).opacity),
    );
    const opacity = opacities.reduce((product, each) => product * each, 1);
    return lines.length > 0
      ? [{ words: words.slice(0, 60), lines, colour: read(colour, opacity) }]
      : [];
  };

  const texts: Text[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: of, textContent } = walker.currentNode;
    if (
      !of ||
      of.closest("script, style, noscript, option, title, desc, textarea")
    )
      continue;
    range.selectNodeContents(walker.currentNode);
    const { color, fill } = getComputedStyle(of);
    const colour = of instanceof SVGElement ? fill : color;
    texts.push(
      ...describe(
        textContent?.trim() ?? "",
        of,
        range.getClientRects(),
        colour,
      ),
    );
  }
  for (const field of root.querySelectorAll<HTMLInputElement>(
    "input:not([type=radio]), select, textarea",
  )) {
    const words = field.matches("select")
      ? field.value
      : field.value || field.placeholder;
    const { color } = getComputedStyle(
      field,
      field.value ? undefined : "::placeholder",
    );
    texts.push(
      ...describe(words, field, [field.getBoundingClientRect()], color),
    );
  }
  return texts;
}

/** Runs in the page: hides all letters and nothing else. */
export function hideLetters(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(`*, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
    text, tspan { fill: transparent !important }`);
  document.adoptedStyleSheets = [styles];
}
