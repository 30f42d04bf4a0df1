import { TitleBlockDrawing } from "./drawings/title-block.tsx";
import styles from "./signed-title-block.module.css";

/** The title block at the end of the leadership page, its words legible at every width. */
export function SignedTitleBlock() {
  return <TitleBlockDrawing className={styles.block} />;
}
