import type { Fact } from "../../content/schema/parts.ts";
import { say, words } from "../../content/words.ts";
import { Hero, HeroFigure } from "../../sections/hero.tsx";
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

/** The places of the parts on the axis, from its middle: `--place` of hero.module.css. */
function Places({ count }: { count: number }) {
  const places = Array.from(
    { length: count },
    (_, index) => `.p${index + 1}{--place:${(count - 1) / 2 - index}}`,
  );
  return (
    <style href="places" precedence="canvas">
      {places.join("")}
    </style>
  );
}

/** The tagline over an exploded drawing of a system; on narrow screens the drawing is upright. */
export function HomeHero({ title, lead, facts, hero: { actions, drawing } }: HeroProps) {
  const { parts, dimension, description, caption } = drawing;
  return (
    <Hero title={title} subtitle={lead} facts={facts} actions={actions} className={styles.hero}>
      <Places count={parts.length} />
      <HeroDrawing {...{ parts, dimension, description }} className={`desk-only ${styles.lying}`} />
      <HeroFigure id={UPRIGHT_FIGURE}>
        <HeroUprightDrawing {...{ parts, description }} className={`below-desk ${styles.standing}`} />
      </HeroFigure>
      <p className={`note ${styles.caption}`}>{say(words.figures.captioned, { number: 1, caption })}</p>
    </Hero>
  );
}
