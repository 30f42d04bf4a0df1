import postcss, { type AtRule } from "postcss";
import drawingCss from "./drawing.css?raw";

/**
 * The pens of the drawings, as declarations: `s` → `stroke: var(--signal);`.
 */
export const penRules = new Map<string, string>();
postcss
  .parse(drawingCss)
  .walkRules(/^\.[a-z]\w*$/, ({ selector, nodes, parent }) => {
    const isPen =
      (parent as AtRule).params === "base" &&
      nodes.every(({ type }) => type === "decl");
    if (isPen)
      penRules.set(
        selector.slice(1),
        nodes.map((node) => `${node};`).join(" "),
      );
  });
