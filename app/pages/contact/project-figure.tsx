import { fig } from "../../content/words.ts";
import type { Enquiry } from "../../site/pages.ts";
import { Caption } from "../../ui/figure.tsx";
import { MachineDrawing } from "./drawings/parts/machine-drawing.tsx";
import styles from "./figure.module.css";

interface ProjectFigureProps {
  machine: {
    /** The names of its parts. */
    parts: readonly { name: string }[];
    description: string;
  };
  /** Shown while parts are lit. */
  caption: string;
  /**
   * The pages with a project type, which choose-project.ts reads: here, behind
   * the first view.
   */
  pages: Readonly<Record<string, Enquiry>>;
}

/** The machine, with the parts of the chosen project lit. */
export function ProjectFigure({
  machine: { parts, description },
  caption,
  pages,
}: ProjectFigureProps) {
  return (
    <figure className={styles.figure} data-pages={JSON.stringify(pages)}>
      <MachineDrawing
        labels={parts.map(({ name }) => name)}
        description={description}
        className={styles.machine}
      />
      <Caption>
        <span>{fig(1)}</span>
        <span className={styles.lit}>{caption}</span>
      </Caption>
    </figure>
  );
}
