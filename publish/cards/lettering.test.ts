import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { cardSize } from "../../app/seo/page-meta.ts";
import { fonts } from "../../app/styles/fonts.ts";
import { uncached } from "../cache.ts";
import { addFonts } from "../fonts/index.ts";
import { openSvg } from "../open-svg.ts";
import { cardFonts, familiesOf, loadFonts } from "./fonts.ts";
import { layout, letter } from "./lettering.ts";

const root = path.resolve(import.meta.dirname, "../..");
const subtitle =
  "For manufacturers and distributors: purchase, stock, production and accounts on one ledger. ".repeat(
    2,
  );

let write: (title: string) => Promise<string>;

beforeAll(async () => {
  const files = new Map([
    ["index.html", Buffer.from("<head></head><body>Words</body>")],
  ]);
  const { chosen } = await addFonts(files, fonts, [], root, uncached);
  const faces = cardFonts(chosen);
  const loaded = await loadFonts(faces);
  const inks = { ink: "#000", muted: "#000" };
  // The title block has no words, so that only the column counts.
  write = (title) =>
    letter(
      { title, subtitle, brand: " ", kind: " ", address: " " },
      inks,
      loaded,
      (role) => familiesOf(role, faces),
    );
});

it.each([
  "Schedule a call",
  "Cross-platform mobile apps",
  "AI chatbot for an insurance broker",
  "Empowering ideas through modern technology",
])("“%s” ends before the drawing and above the title block", async (title) => {
  const { width, height } = cardSize;
  const box = openSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${await write(title)}</svg>`,
  ).getBBox();
  expect(box?.x).toBeGreaterThanOrEqual(layout.margin);
  expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(
    layout.words,
  );
  expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThan(
    height - layout.block,
  );
});
