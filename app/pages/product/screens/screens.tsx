import type { ReactNode } from "react";
import { words } from "../../../content/words.ts";
import { drawingClass } from "../../../drawings/drawing-classes.ts";
import { InlineScript } from "../../../runtime/inline-script.tsx";
import { Compared } from "../../../sections/compared.tsx";
import { HERO_FIGURE } from "../../../sections/hero.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { Grid } from "../../../ui/grid.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Blocks } from "./blocks.tsx";
import { moveCut } from "./move-cut.ts";
import type { Screens as ScreensContent } from "./schema.ts";
import styles from "./screens.module.css";

/** A switch between screens, if there are several. */
function Switched({
  names,
  children,
}: {
  names: readonly string[];
  children: ReactNode;
}) {
  if (names.length < 2) return children;
  return (
    <Compared
      name="screen"
      legend={words.product.screens}
      states={names.map((label) => ({ label }))}
      first={1}
    >
      {children}
    </Compared>
  );
}

interface ScreensProps {
  /** As on a drawing: "Fig. 3". */
  number: string;
  product: string;
  screens: ScreensContent;
}

/**
 * The screens of a product behind a cut through its drawing, which a range
 * moves.
 */
export function Screens({ number, product, screens }: ScreensProps) {
  const isSample = screens.some(({ sample }) => sample);
  const caption = [
    words.product.sectionView,
    isSample && words.product.sampleData,
  ]
    .filter(Boolean)
    .join(". ");
  return (
    <Figure number={number} caption={caption} className={styles.figure}>
      <Switched names={screens.map(({ name }) => name)}>
        <Grid rowGap="s5" className={styles.stage} data-cut="">
          {/* The hero's drawing again. */}
          <svg
            className={`no-print ${drawingClass} ${styles.drawing}`}
            viewBox="0 0 360 300"
            aria-hidden="true"
          >
            <use href={`#${HERO_FIGURE}`} width="360" height="300" />
          </svg>
          <Grid
            rowGap="s5"
            className={styles.screens}
            data-nosnippet={isSample ? "" : undefined}
          >
            {screens.map(({ name, blocks, picture }, index) => (
              <div key={name} className={`v${index + 1} ${styles.screen}`}>
                <p className={`note ${styles.bar}`}>
                  <b>{product}</b> {name}
                </p>
                {blocks && <Blocks name={name} blocks={blocks} />}
                {picture && <Picture picture={picture} place="sheet" />}
              </div>
            ))}
          </Grid>
          <input
            className={styles.range}
            type="range"
            defaultValue="62"
            aria-label={words.product.cut}
            autoComplete="off"
          />
          <div className={styles.cut}>
            <i />
          </div>
        </Grid>
        <InlineScript run={moveCut} />
      </Switched>
    </Figure>
  );
}
