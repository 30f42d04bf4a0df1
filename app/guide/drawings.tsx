import type { ReactNode } from "react";
import { getContent, listEntries } from "../content/entries.ts";
import { glyph } from "../drawings/glyph.ts";
import { Hatch, hatchKinds } from "../drawings/hatch.tsx";
import { partsOf, Scene } from "../drawings/scene.ts";
import { STOCK_ANGLE, stockPart, stockPartNames } from "../drawings/stock/stock-part.ts";
import { CaseStudyCardDrawing } from "../pages/case-study/card-drawing.tsx";
import { caseStudyDrawings } from "../pages/case-study/case-study-drawings.ts";
import { caseStudy } from "../pages/case-study/kind.ts";
import { contactDrawings } from "../pages/contact/drawing-files.ts";
import { engagementFigure } from "../pages/home/engagement-figure.ts";
import { home } from "../pages/home/kind.ts";
import { industryDrawing } from "../pages/industry/industry-drawing.ts";
import { industry } from "../pages/industry/kind.ts";
import { storyFigure } from "../pages/industry/story-figure.ts";
import { product } from "../pages/product/kind.ts";
import { productDrawing } from "../pages/product/product-drawing.ts";
import { service } from "../pages/service/kind.ts";
import { serviceDrawing } from "../pages/service/service-drawing.ts";
import styles from "./guide.module.css";

/** A key without a drawing, which gives the default drawing of a new page. */
const UNDRAWN = "undrawn";
const labels = ["One", "Two", "Three", "Four", "Five", "Six"];

interface Drawn {
  key: string;
  drawing: ReactNode;
}

interface Page {
  slug: string;
  drawing: { icon?: string | undefined; balloons: string[] };
}

/** The drawings of a kind of page with their labels, and the default one. */
function keyed(pages: readonly Page[], draw: (key: string, labels: readonly string[]) => ReactNode): Drawn[] {
  const balloons = labels.slice(0, pages[0]?.drawing.balloons.length);
  return [...pages, { slug: UNDRAWN, drawing: { balloons } }].map(({ slug, drawing }) => {
    const key = ("icon" in drawing && drawing.icon) || slug;
    return { key, drawing: draw(key, drawing.balloons) };
  });
}

function allDrawings(): Record<string, Drawn[]> {
  const glyphs = [...listEntries(service), ...listEntries(product)].map(({ slug }) => slug);
  return {
    "pages/service/drawings": keyed(listEntries(service), (key, labels) => {
      const Drawing = serviceDrawing(key);
      return <Drawing labels={labels} />;
    }),
    "pages/industry/drawings": keyed(listEntries(industry), (key, labels) => {
      const Drawing = industryDrawing(key);
      return <Drawing labels={labels} />;
    }),
    "pages/industry/drawings/stories": listEntries(industry).flatMap(({ stories }) =>
      stories.flatMap(({ figure }) => {
        const Drawing = storyFigure(figure.drawing);
        return Drawing ? [{ key: figure.drawing, drawing: <Drawing /> }] : [];
      }),
    ),
    "pages/product/drawings": keyed(listEntries(product), (key, labels) => {
      const Drawing = productDrawing(key);
      return <Drawing labels={labels} />;
    }),
    "pages/case-study/drawings": keyed(listEntries(caseStudy), (key) => {
      const { default: Figure } = caseStudyDrawings(key);
      return <Figure />;
    }),
    "pages/case-study/card-drawing": keyed(listEntries(caseStudy), (key) => (
      <CaseStudyCardDrawing icon={key} />
    )),
    "pages/home/drawings/engagements": (getContent(home).cases?.items ?? []).flatMap(({ icon }) => {
      const { Figure, Narrow } = engagementFigure(icon);
      const narrow = Narrow ? [{ key: `${icon}, narrow`, drawing: <Narrow /> }] : [];
      return [{ key: icon, drawing: <Figure /> }, ...narrow];
    }),
    "drawings/glyphs": [...glyphs, UNDRAWN].map((key) => {
      const Glyph = glyph(key);
      return { key, drawing: <Glyph /> };
    }),
    "drawings/stock": stockPartNames.map((key) => {
      const { default: Stock } = stockPart(key);
      const scene = { viewBox: "-150 -140 300 240", angle: STOCK_ANGLE, grid: 1, id: `guide-${key}` };
      const drawing = (
        <Scene {...scene}>
          <Stock signal />
        </Scene>
      );
      return { key, drawing };
    }),
    "drawings/hatch": [...hatchKinds, UNDRAWN].map((key) => ({ key, drawing: <Hatch kind={key} /> })),
    "pages/contact/drawings": [...contactDrawings].map(([key, Drawing]) => ({ key, drawing: <Drawing /> })),
  };
}

/** The names of a drawing's parts in its source and in ids. */
function PartNames({ drawing }: { drawing: ReactNode }) {
  const parts = partsOf(drawing);
  return parts.length > 0 && <p>{parts.map(({ number, name }) => `${number} ${name}`).join(", ")}</p>;
}

/** The drawings that are selected by a key, with the default of each kind; screens show the others. */
export function Drawings() {
  return Object.entries(allDrawings()).map(([folder, drawn]) => (
    <div key={folder}>
      <h3>app/{folder}</h3>
      <ul className={styles.drawings}>
        {drawn.map(({ key, drawing }) => (
          <li key={key}>
            {drawing}
            <p className="note">{key}</p>
            <PartNames drawing={drawing} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
