import { expect, it } from "vitest";
import { drawingFile } from "../pages/drawing-file/files.tsx";
import { colour } from "../styles/colours.ts";
import { Drawing } from "./kit/drawing.tsx";
import { Path } from "./kit/path.tsx";
import { standaloneSvg } from "./standalone.tsx";

it("carries the rules of its pens and the colours of both schemes", () => {
  const svg = standaloneSvg(
    <Drawing viewBox="0 0 10 10">
      <Path d="M0 0h10v10z" pen={["signal", "thick"]} />
    </Drawing>,
  );
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 10 10"><style>/);
  expect(svg).toContain(".sf{fill: var(--signal);}");
  expect(svg).toContain("--signal:light-dark(");
  const { light, dark } = colour("--ink");
  expect(svg).toContain(`--ink:light-dark(${light}, ${dark})`);
  expect(svg).not.toContain(".gr{");
});

it("is well-formed, which an <img> insists on", () => {
  for (const name of ["web-frontend", "algohr", "hatch-logistics"]) {
    expect(drawingFile(name).replace(/&\w+;/g, "")).not.toContain("&");
  }
});
