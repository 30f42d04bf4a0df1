import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Overview } from "../../sections/overview.tsx";
import { Expertise } from "./expertise.tsx";
import { overviewLayouts } from "./overview-layouts.ts";
import { Process } from "./process.tsx";
import { type Reason, type SheetLayout, sheetLayouts, templateServiceSchema } from "./schema.ts";
import { Why } from "./why.tsx";

const feature = (title: string) => ({ title, text: `${title} is done. It is shown.` });
const reasons: Reason[] = [{ ...feature("One"), limit: "One" }, feature("Two")];
const schedule = {
  demos: { label: "Demos", rhythm: "weekly" },
  warranty: { label: "After", time: "30 days" },
};

/** The tags and classes of a sheet, without its words. */
const skeleton = (sheet: React.ReactNode) =>
  (renderToStaticMarkup(sheet).match(/<[a-z]\w*(?: class="[^"]*")?/g) ?? []).join("");

const sheetsOf = (layout: SheetLayout, turned = false) => [
  skeleton(
    <Overview
      name="A"
      overview={{ heading: "a", paragraphs: ["a"] }}
      facts={[]}
      layout={overviewLayouts[layout]}
    />,
  ),
  skeleton(<Expertise items={[feature("A")]} layout={layout} turned={turned} />),
  skeleton(
    <Process
      steps={[feature("A")]}
      facts={[{ label: "Time", value: "2 weeks" }]}
      schedule={schedule}
      layout={layout}
    />,
  ),
  skeleton(<Why items={reasons} layout={layout} />),
];

const pairs = sheetLayouts.flatMap((a, index) => sheetLayouts.slice(index + 1).map((b) => [a, b] as const));

describe("the layouts of service pages", () => {
  it.each(pairs)("%s and %s share a quarter of their middle sheets at most", (a, b) => {
    const [one, other] = [sheetsOf(a), sheetsOf(b)];
    const shared = one.filter((sheet) => other.includes(sheet)).length;
    expect(shared / one.length).toBeLessThanOrEqual(1 / 4);
  });

  it("have one dark sheet each", () => {
    for (const layout of sheetLayouts)
      expect(sheetsOf(layout).filter((sheet) => sheet.includes("dark-sheet"))).toHaveLength(1);
  });
});

describe("a limit", () => {
  const why = templateServiceSchema.shape.why.element;

  it("is a part of what its reason says", () => {
    expect(why.safeParse({ title: "On time", text: "Within 10% of the plan", limit: "10%" }).success).toBe(
      true,
    );
    expect(why.safeParse({ title: "On time", text: "Within 10% of the plan", limit: "5%" }).success).toBe(
      false,
    );
  });

  it("is not read twice by a screen reader", () => {
    expect(renderToStaticMarkup(<Why items={reasons} layout="route" />)).toContain(
      '<b aria-hidden="true">One</b><h3>One</h3>',
    );
  });
});
