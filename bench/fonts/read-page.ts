/** These functions run in the page, so each is self-contained. */

export interface TextRun {
  /** The first family of the text's style: the font it should be set in. */
  font: string;
  text: string;
  /** The number of its line boxes. */
  lines: number;
  /** Its width, in ems. */
  advance: number;
  inFirstView: boolean;
}

/** Every visible text of the page outside its drawings; unwrapped for widths, wrapped for lines. */
export function readTexts(unbroken: boolean): TextRun[] {
  const sheet = new CSSStyleSheet();
  if (unbroken) sheet.replaceSync("* { white-space: nowrap !important; letter-spacing: 0 !important }");
  document.adoptedStyleSheets = [sheet];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const runs: TextRun[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent || parent.closest("svg, script, style, [popover]")) continue;
    range.selectNodeContents(node);
    const { fontFamily, fontSize } = getComputedStyle(parent);
    const { width, top } = range.getBoundingClientRect();
    runs.push({
      font: fontFamily.split(",")[0]?.replaceAll('"', "") ?? "",
      text,
      lines: range.getClientRects().length,
      advance: width / Number.parseFloat(fontSize),
      inFirstView: top < innerHeight,
    });
  }
  document.adoptedStyleSheets = [];
  return runs;
}

export interface LineBox {
  ascent: number;
  descent: number;
  gap: number;
}

/** The line box of a font, in ems. */
export function readLineBox(font: string): LineBox {
  const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  canvas.font = `1000px "${font}"`;
  const metrics = canvas.measureText("x");
  const ascent = metrics.fontBoundingBoxAscent / 1000;
  const descent = metrics.fontBoundingBoxDescent / 1000;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`#probe { position: absolute; font: 1000px/normal "${font}" }`);
  document.adoptedStyleSheets = [sheet];
  const probe = document.createElement("div");
  probe.id = "probe";
  probe.textContent = "x";
  document.body.append(probe);
  const height = probe.getBoundingClientRect().height / 1000;
  probe.remove();
  document.adoptedStyleSheets = [];
  return { ascent, descent, gap: Math.max(0, height - ascent - descent) };
}

/** Lays out the page with another set of fallbacks. */
export async function useFallbacks(css: string): Promise<void> {
  let style = document.querySelector<HTMLStyleElement>("#fallbacks");
  if (!style) {
    style = document.createElement("style");
    style.id = "fallbacks";
    document.head.append(style);
  }
  style.textContent = css;
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}
