/**
 * Adds the width and height in units of each drawing with labels, and the margins of a measured one. Style sheets
 * cannot read them from a viewBox, and the CSP allows no style attribute.
 */
export function withCanvasSizes(html: string): string {
  const rules = new Set<string>();
  for (const [, size, margins] of html.matchAll(
    / class="dwg lettered (s\d+x\d+)(?: measured (m\d+x\d+x\d+x\d+))?/g,
  )) {
    rules.add(ruleOf(size, ["w", "h"]));
    if (margins) rules.add(ruleOf(margins, ["top", "right", "bottom", "left"]));
  }
  if (rules.size === 0) return html;
  return html.replace("</head>", () => `<style>${[...rules].join("")}</style></head>`);
}

/** `s800x560` as `.s800x560{--w:800;--h:560}`. */
function ruleOf(name = "", properties: readonly string[]): string {
  const values = name.match(/\d+/g) ?? [];
  return `.${name}{${properties.map((property, index) => `--${property}:${values[index]}`).join(";")}}`;
}
