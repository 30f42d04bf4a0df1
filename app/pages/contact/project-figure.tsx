import { fig } from "../../content/words.ts";
import { Caption } from "../../ui/figure.tsx";
import { MachineDrawing } from "./drawings/parts/machine-drawing.tsx";
import styles from "./figure.module.css";

interface ProjectFigureProps {
  /** The names of the machine's parts. */
  parts: readonly { name: string }[];
  description: string;
  caption: string;
}

/** The machine, with the parts of the chosen project lit. */
export function ProjectFigure({ parts, description, caption }: ProjectFigureProps) {
  return (
    <figure className={styles.figure}>
      <MachineDrawing
        labels={parts.map(({ name }) => name)}
        description={description}
        className={styles.machine}
      />
      <Caption>
        <span>{fig(1)}</span>
        <span>{caption}</span>
      </Caption>
    </figure>
  );
}
