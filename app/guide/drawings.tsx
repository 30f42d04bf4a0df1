import type { ReactNode } from "react";
import { listCaseStudies } from "../content/case-studies.ts";
import { listIndustries } from "../content/industries.ts";
import { getHome } from "../content/pages.ts";
import { listProducts } from "../content/products.ts";
import { listServices } from "../content/services.ts";
import { glyph } from "../drawings/glyph.ts";
import { Hatch, hatchKinds } from "../drawings/hatch.tsx";
import { CaseStudyCardDrawing } from "../pages/case-study/card-drawing.tsx";
import { caseStudyDrawings } from "../pages/case-study/case-study-drawings.ts";
import { contactDrawings } from "../pages/contact/drawing-files.ts";
import { engagementFigure } from "../pages/home/engagement-figure.ts";
import { industryDrawing } from "../pages/industry/industry-drawing.ts";
import { storyFigure } from "../pages/industry/story-figure.ts";
import { productDrawing } from "../pages/product/product-drawing.ts";
import { serviceDrawing } from "../pages/service/service-drawing.ts";
import styles from "./guide.module.css";

/** The key that no drawing has: what a new page shows until its own is drawn. */
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

/** The drawings of a kind of page, with the labels that the pages give them, and the default one. */
function keyed(pages: readonly Page[], draw: (key: string, labels: readonly string[]) => ReactNode): Drawn[] {
  return [...pages, { slug: UNDRAWN, drawing: { balloons: labels } }].map(({ slug, drawing }) => {
    const key = ("icon" in drawing && drawing.icon) || slug;
    return { key, drawing: draw(key, drawing.balloons) };
  });
}

function allDrawings(): Record<string, Drawn[]> {
  const glyphs = [...listServices(), ...listProducts()].map(({ slug }) => slug);
  return {
    services: keyed(listServices(), (key, labels) => {
      const Drawing = serviceDrawing(key);
      return <Drawing labels={labels} />;
    }),
    industries: keyed(listIndustries(), (key, labels) => {
      const Drawing = industryDrawing(key);
      return <Drawing labels={labels} />;
    }),
    "industries/stories": listIndustries().flatMap(({ stories }) =>
      stories.flatMap(({ figure }) => {
        const Drawing = storyFigure(figure.drawing);
        return Drawing ? [{ key: figure.drawing, drawing: <Drawing /> }] : [];
      }),
    ),
    products: keyed(listProducts(), (key, labels) => {
      const Drawing = productDrawing(key);
      return <Drawing labels={labels} />;
    }),
    "case-studies": keyed(listCaseStudies(), (key) => {
      const { default: Figure } = caseStudyDrawings(key);
      return <Figure />;
    }),
    "case-studies/parts": keyed(listCaseStudies(), (key) => <CaseStudyCardDrawing icon={key} />),
    home: getHome().cases.items.flatMap(({ icon }) => {
      const { Figure, Narrow } = engagementFigure(icon);
      const narrow = Narrow ? [{ key: `${icon}, narrow`, drawing: <Narrow /> }] : [];
      return [{ key: icon, drawing: <Figure /> }, ...narrow];
    }),
    glyphs: [...glyphs, UNDRAWN].map((key) => {
      const Glyph = glyph(key);
      return { key, drawing: <Glyph /> };
    }),
    "common/hatch": [...hatchKinds, UNDRAWN].map((key) => ({ key, drawing: <Hatch kind={key} /> })),
    contact: [...contactDrawings].map(([key, Drawing]) => ({ key, drawing: <Drawing /> })),
  };
}

/** The drawings that are chosen by a key, the default of each kind among them; the others stand in their screens. */
export function Drawings() {
  return Object.entries(allDrawings()).map(([folder, drawn]) => (
    <div key={folder}>
      <h3>app/drawings/{folder}</h3>
      <ul className={styles.drawings}>
        {drawn.map(({ key, drawing }) => (
          <li key={key}>
            {drawing}
            <p className="note">{key}</p>
          </li>
        ))}
      </ul>
    </div>
  ));
}
