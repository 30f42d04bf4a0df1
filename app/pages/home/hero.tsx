import type { Fact } from "../../content/schema/parts.ts";
import { say, words } from "../../content/words.ts";
import { partClass } from "../../drawings/drawing-classes.ts";
import { Numbers } from "../../drawings/scene.ts";
import { Hero, HeroFigure } from "../../sections/hero.tsx";
import {
  HeroDrawing,
  HeroUprightDrawing,
} from "./drawings/hero/hero-drawings.tsx";
import styles from "./hero.module.css";
import "./linked-parts.css";
import type { Home } from "./schema.ts";

/** The hero's drawing on narrow screens. */
export const UPRIGHT_FIGURE = "upright";

interface HeroProps {
  title: string;
  lead: string;
  facts: readonly Fact[];
  hero: Home["hero"];
}

/**
 * The tagline over an exploded drawing of a system; on narrow screens the
 * drawing is upright.
 */
export function HomeHero({
  title,
  lead,
  facts,
  hero: { actions, drawing },
}: HeroProps) {
  const { parts, dimension, description, caption } = drawing;
  return (
    <Hero
      title={title}
      subtitle={lead}
      facts={facts}
      actions={actions}
      className={styles.hero}
    >
      {parts.map(({ name }, index) => (
        // The place of a part on the axis, from its middle.
        <Numbers
          key={name}
          name={partClass(index + 1)}
          values={{ place: (parts.length - 1) / 2 - index }}
        />
      ))}
      <HeroDrawing
        parts={parts}
        dimension={dimension}
        description={description}
        className={`desk-only ${styles.lying}`}
      />
      <HeroFigure id={UPRIGHT_FIGURE}>
        <HeroUprightDrawing
          parts={parts}
          description={description}
          className={`below-desk ${styles.standing}`}
        />
      </HeroFigure>
      <p className={`note ${styles.caption}`}>
        {say(words.figures.captioned, { number: 1, caption })}
      </p>
    </Hero>
  );
}
