import styles from "./figure-again.module.css";
import { HERO_FIGURE } from "./hero-figure.tsx";

const [WIDTH, HEIGHT] = [360, 300];
const STRIPS = [0, 1, 2];
const STRIP = WIDTH / STRIPS.length;

/** The hero's drawing once more, in strips that scrolling puts together. It is referred to, so it costs no second copy. */
export function FigureAgain({ figures = [HERO_FIGURE] }: { figures?: readonly string[] | undefined }) {
  return (
    <svg className={`dwg ${styles.figure}`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {STRIPS.map((strip) => (
        <g key={strip}>
          <clipPath id={`strip-${strip}`}>
            <rect x={strip * STRIP} width={STRIP} height={HEIGHT} />
          </clipPath>
          <g clipPath={`url(#strip-${strip})`}>
            {figures.map((figure) => (
              <use key={figure} href={`#${figure}`} width={WIDTH} height={HEIGHT} />
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}
