import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Dot, Label, Part, Rect, Scene } from "./scene.ts";
import { withSheetSizes } from "./sheet-sizes.ts";

const page = renderToStaticMarkup(
  <html lang="en">
    <head />
    <body>
      {[1, 2].map((copy) => (
        <Scene key={copy} viewBox="-10 -5 90 60" className="wide">
          <Label at={[0, 0]}>A word</Label>
        </Scene>
      ))}
      <Scene viewBox="0 0 40 40">
        <Dot at={[20, 20]} radius={4} />
      </Scene>
    </body>
  </html>,
);

it("writes the width and height of a drawing with labels into the page's styles, once", () => {
  expect(withSheetSizes(page)).toContain("<head><style>.s90x60{--w:90;--h:60}</style></head>");
  expect(page).toContain('class="dwg lettered s90x60 wide"');
});

it("writes the margins of a measured drawing into the page's styles", () => {
  const measured = renderToStaticMarkup(
    <html lang="en">
      <head />
      <body>
        <Scene viewBox="-50 -50 200 100" measured>
          <Part name="plate" number={1} at={[0, 0]} balloon={[60, 0]}>
            <Rect at={[-20, -30]} size={[40, 60]} />
          </Part>
        </Scene>
      </body>
    </html>,
  );
  expect(withSheetSizes(measured)).toContain(".m18x73x18x28{--top:18;--right:73;--bottom:18;--left:28}");
});

it("does not change a page without such a drawing", () => {
  const plain = page.replaceAll("lettered ", "");
  expect(withSheetSizes(plain)).toBe(plain);
});
