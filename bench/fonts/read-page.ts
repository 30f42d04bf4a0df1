/** These functions run in the page, so each carries all it needs. */

export interface TextRun {
  /** The first family of the text's style: the face that it should be set in. */
  face: string;
  text: string;
  /** Line boxes that the text stands in. */
  lines: number;
  /** Its length, in parts of its font size. */
  advance: number;
  inFirstView: boolean;
}

/** Every visible text of the page outside its drawings; unbroken for lengths, broken for lines. */
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
      face: fontFamily.split(",")[0]?.replaceAll('"', "") ?? "",
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

/** The line box that a face asks for, in parts of the font size. */
export function readLineBox(face: string): LineBox {
  const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  canvas.font = `1000px "${face}"`;
  const metrics = canvas.measureText("x");
  const ascent = metrics.fontBoundingBoxAscent / 1000;
  const descent = metrics.fontBoundingBoxDescent / 1000;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`#probe { position: absolute; font: 1000px/normal "${face}" }`);
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

/** Lays the page out with another set of stand-ins. */
export async function useFaces(css: string): Promise<void> {
  let style = document.querySelector<HTMLStyleElement>("#stand-ins");
  if (!style) {
    style = document.createElement("style");
    style.id = "stand-ins";
    document.head.append(style);
  }
  style.textContent = css;
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}
