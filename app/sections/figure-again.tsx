import styles from "./figure-again.module.css";
import { HERO_FIGURE } from "./hero-figure.tsx";

const STRIPS = [0, 1, 2];

/**
 * The hero's drawing once more, in strips that scrolling puts together. It is referred to, so it costs no second copy.
 * A browser copies it for every strip: each is laid out in a task of its own.
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
