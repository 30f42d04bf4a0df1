import styles from "./figure-again.module.css";
import { HERO_FIGURE } from "./hero.tsx";

const STRIPS = [0, 1, 2];

/**
 * The hero's drawing again (`<use>`), in strips that assemble while scrolling. A browser copies the drawing for every
 * strip, so each is laid out in its own task.
 */
export function FigureAgain({ figures = [HERO_FIGURE] }: { figures?: readonly string[] | undefined }) {
  return (
    <div className={styles.figure} aria-hidden="true">
      {STRIPS.map((strip) => (
        <div key={strip} data-late="">
          <svg className="dwg" viewBox="0 0 360 300">
            {figures.map((figure) => (
              <use key={figure} href={`#${figure}`} width="360" height="300" />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
