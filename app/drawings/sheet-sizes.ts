/**
 * Adds how many units wide and high each lettered drawing of a page is. Style sheets cannot read it from a viewBox, and the
 * CSP allows no style attribute.
 */
export function withSheetSizes(html: string): string {
  const sizes = new Map(
    [...html.matchAll(/ class="dwg lettered (s(\d+)x(\d+))/g)].map(([, name = "", width, height]) => [
      name,
      `.${name}{--w:${width};--h:${height}}`,
    ]),
  );
  if (sizes.size === 0) return html;
  return html.replace("</head>", () => `<style>${[...sizes.values()].join("")}</style></head>`);
}
