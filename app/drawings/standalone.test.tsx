import { expect, it } from "vitest";
import { drawingFile } from "../pages/drawing-file/files.tsx";
import { colour } from "../styles/colours.ts";
import { Polygon, Scene, way } from "./scene.ts";
import { standaloneSvg } from "./standalone.tsx";

it("contains the styles of its pens and the colours of both schemes", () => {
  const svg = standaloneSvg(
    <Scene viewBox="0 0 10 10">
      <Polygon through={way(0, 0).to(10, 0).to(10, 10)} pen={["signal", "thick"]} />
    </Scene>,
  );
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 10 10"><style>/);
  expect(svg).toContain(".sf{fill: var(--signal);}");
  expect(svg).toContain("--signal:light-dark(");
  const { light, dark } = colour("--ink");
  expect(svg).toContain(`--ink:light-dark(${light}, ${dark})`);
  expect(svg).not.toContain(".gr{");
});

it("is well-formed XML, because an <img> shows nothing else", () => {
  for (const name of ["web-frontend", "algohr", "hatch-logistics"]) {
    expect(drawingFile(name).replace(/&\w+;/g, "")).not.toContain("&");
  }
});
