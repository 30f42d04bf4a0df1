import { Resvg } from "@resvg/resvg-js";

/**
 * A picture to draw or measure. Its text is outlined, and reading the system's
 * fonts would take longer than drawing.
 */
export const openSvg = (svg: string, width?: number): Resvg =>
  new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width && { fitTo: { mode: "width", value: width } }),
  });
