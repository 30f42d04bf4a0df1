import type { Fact } from "../../content/schema/parts.ts";
import { HeroFigure } from "../../sections/hero-figure.tsx";
import paper from "../../sections/squared-paper.module.css";
import { TitleBlock } from "../../sections/title-block.tsx";
import { HeroDrawing, HeroUprightDrawing } from "./drawings/hero/hero-drawings.tsx";
import styles from "./hero.module.css";
import type { Home } from "./schema.ts";

/** The hero's drawing on narrow screens. */
export const UPRIGHT_FIGURE = "upright";

interface HeroProps {
  title: string;
  lead: string;
  facts: readonly Fact[];
  hero: Home["hero"];
}

/** The tagline over an exploded drawing of a system; on narrow screens the drawing is upright. */
export function Hero({ title, lead, facts, hero: { actions, drawing } }: HeroProps) {
  const { parts, dimension, description, caption } = drawing;
  return (
    <section className={`${paper.squared} ${styles.hero}`}>
      <h1>{title}</h1>
      <p className={`lead ${styles.lead}`}>{lead}</p>
      <TitleBlock facts={facts} actions={actions} />
      <HeroFigure>
        <HeroDrawing {...{ parts, dimension, description }} className={`desk-only ${styles.lying}`} />
      </HeroFigure>
      <HeroFigure id={UPRIGHT_FIGURE}>
        <HeroUprightDrawing {...{ parts, description }} className={`below-desk ${styles.standing}`} />
      </HeroFigure>
      <p className={`note ${styles.caption}`}>Fig. 1. {caption}</p>
    </section>
  );
}
