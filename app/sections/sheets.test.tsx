import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Section } from "./section.tsx";
import { Sheets, sheetMark, useSheetNumber } from "./sheets.tsx";

function WithFigure() {
  const number = useSheetNumber();
  return (
    <Section mark={sheetMark(number)} sheet={["Jobs"]}>
      Fig. {number}.1
    </Section>
  );
}

const page = (withSecond: boolean) =>
  renderToStaticMarkup(
    <Sheets>
      <Section>No title line</Section>
      <Section sheet={["First"]}>…</Section>
      {withSecond && <Section sheet={["Second"]}>…</Section>}
      <WithFigure />
      <Section mark="Register" sheet={["Not numbered"]}>
        …
      </Section>
      <Section sheet={["Last"]}>…</Section>
    </Sheets>,
  );
const marks = (html: string) =>
  [...html.matchAll(/<span>(Sheet \d+|Register)</g)].map(([, mark]) => mark);

it("numbers the sheets and figures of a page in order", () => {
  expect(marks(page(true))).toEqual([
    "Sheet 1",
    "Sheet 2",
    "Sheet 3",
    "Register",
    "Sheet 4",
  ]);
  expect(page(true)).toContain("Fig. 3.1");
});

it("leaves no gap for a missing sheet, and starts each page at one", () => {
  expect(marks(page(false))).toEqual([
    "Sheet 1",
    "Sheet 2",
    "Register",
    "Sheet 3",
  ]);
  expect(page(false)).toContain("Fig. 2.1");
});
