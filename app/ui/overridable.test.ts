import { readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";
import { expect, it } from "vitest";

/** Components whose items a section's own module may restyle; the bundler decides the order of the sheets. */
const overridable = ["balloon-marks", "caption", "facts", "grid", "ruled-list"];

it.each(overridable)("%s is overridden by a rule such as `.list li`, in any order of the sheets", (name) => {
  const strong: string[] = [];
  transform({
    filename: `${name}.module.css`,
    code: readFileSync(path.join(import.meta.dirname, `${name}.module.css`)),
    visitor: {
      Selector(selector) {
        const count = (...types: string[]) => selector.filter(({ type }) => types.includes(type)).length;
        const isStrong =
          count("class", "nesting", "attribute", "id", "pseudo-class") > 1 || count("type") > 0;
        if (isStrong) strong.push(JSON.stringify(selector));
        return selector;
      },
    },
  });
  expect(strong).toEqual([]);
});
