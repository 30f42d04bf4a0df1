import type { ComponentType, ReactNode } from "react";
import { drawingKey } from "../../content/drawing-key.ts";
import { words } from "../../content/words.ts";
import { drawingsByKey } from "../../drawings/drawing-by-key.ts";
import { drawingPath } from "../../drawings/drawing-path.ts";
import type { FigureProps } from "../../drawings/figure-props.ts";
import { StockRow } from "../../drawings/stock-row.tsx";
import { Picture } from "../../ui/picture.tsx";
import { caseStudyDrawings } from "../case-study/case-study-drawings.tsx";
import { cardFileName } from "../case-study/kind.ts";
import type { CaseStudy } from "../case-study/schema.ts";
import styles from "./engagement.module.css";
import type { Home } from "./schema.ts";

type Content = NonNullable<Home["cases"]>["items"][number];

/** What an engagement shows, and its caption. */
export interface EngagementFigure {
  caption: string;
  /** Drawn as wide as the sheet, with a separate layout for narrow screens. */
  broad?: boolean;
  drawing: ReactNode;
}

const figures = drawingsByKey(
  import.meta.glob<ComponentType<FigureProps>>("./drawings/engagements/*.tsx", {
    eager: true,
    import: "default",
  }),
);

interface StockParts {
  parts: readonly string[];
  signal?: number | undefined;
  description: string;
}

/** Without names and fragments: several may be on the page. */
function Stock({ icon, drawing }: { icon: string; drawing: StockParts }) {
  const { parts, description, signal } = drawing;
  return (
    <StockRow
      id={`stock-${icon}`}
      plain
      labels={[]}
      parts={parts}
      signal={signal}
      description={description}
    />
  );
}

/**
 * The drawing with the engagement's key. A separate layout for narrow screens
 * is in `<key>-narrow.tsx`.
 */
function ownFigure(
  { icon, figure }: Content,
  compact: boolean,
): EngagementFigure | undefined {
  const Wide = figures.get(icon);
  const Narrow = figures.get(`${icon}-narrow`);
  if (!Wide || !figure) return undefined;
  const { caption, description } = figure;
  if (!Narrow) return { caption, drawing: <Wide description={description} /> };
  if (compact)
    return { caption, drawing: <Narrow description={description} /> };
  const drawing = (
    <>
      <Wide description={description} className="desk-only" />
      <Narrow
        description={description}
        className={`below-desk ${styles.narrow}`}
      />
    </>
  );
  return { caption, broad: true, drawing };
}

/** What the case study shows, if it has more than empty paper. */
function figureOfStudy(
  { icon, figure }: Content,
  study: CaseStudy,
): EngagementFigure | undefined {
  const caption = figure?.caption ?? words.caseStudy.arrangement;
  const { parts, description } = study.drawing;
  if (study.picture)
    return {
      caption,
      drawing: <Picture picture={study.picture} place="gallery" />,
    };
  if (parts)
    return {
      caption,
      drawing: <Stock icon={icon} drawing={{ ...study.drawing, parts }} />,
    };
  const drawings = caseStudyDrawings(drawingKey(study));
  if (drawings === caseStudyDrawings("default")) return undefined;
  const [, , width, height] = drawings.card.viewBox.split(" ");
  const src = drawingPath(cardFileName(study));
  return {
    caption,
    drawing: (
      <img
        src={src}
        width={width}
        height={height}
        loading="lazy"
        alt={description}
      />
    ),
  };
}

/**
 * The figure of an engagement: its picture, its stock parts, its own drawing,
 * or what its case study shows. None if it has none of these: a drawing of
 * another subject never stands in. A compact one fits a column of the sheet.
 */
export function engagementFigure(
  engagement: Content,
  study?: CaseStudy,
  compact = false,
): EngagementFigure | undefined {
  const { icon, picture, figure } = engagement;
  if (picture) {
    const { caption = figure?.caption ?? words.figures.asBuilt } = picture;
    return { caption, drawing: <Picture picture={picture} place="gallery" /> };
  }
  if (figure?.parts) {
    const { parts, caption } = figure;
    return {
      caption,
      drawing: <Stock icon={icon} drawing={{ ...figure, parts }} />,
    };
  }
  return (
    ownFigure(engagement, compact) ??
    (study && figureOfStudy(engagement, study))
  );
}
