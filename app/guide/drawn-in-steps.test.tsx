import { expect, it } from "vitest";
import { standaloneSvg } from "../drawings/standalone.tsx";
import { DrawnInSteps } from "./drawn-in-steps.tsx";

/** The pictures keep these colours even if those of the site change. */
const COLOURS: Readonly<Record<string, string>> = {
  "--ink": "#15181e, #eaf2f8",
  "--plate": "#faf8f2, #123654",
  "--shade": "#ddd8c8, #0a2238",
  "--lit": "#fffefa, #1a4468",
  "--signal": "#e23d14, #ff6a3d",
};

/** As a file of the docs: with its own colours, and a font that every system has. */
const pictured = (svg: string) =>
  svg
    .replace(/(--[\w-]+):light-dark\([^)]*\)/g, (_, name: string) => `${name}:light-dark(${COLOURS[name]})`)
    .replace("</style>", "text{fill:var(--ink);stroke:none;font:600 13px monospace}</style>");

// `npx vitest run app/guide/drawn-in-steps.test.tsx -u` updates the pictures.
it.each([2, 3, 4, 5, 6, 7, 8])("draws step %i of docs/drawings.md", async (step) => {
  const svg = pictured(standaloneSvg(<DrawnInSteps step={step} />));
  await expect(`${svg}\n`).toMatchFileSnapshot(`../../docs/pictures/draw-${step}.svg`);
});
