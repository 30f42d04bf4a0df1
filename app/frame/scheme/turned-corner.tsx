import { words } from "../../content/words.ts";
import styles from "./turned-corner.module.css";

/** The corner of the first view, folded over: the sheet below it has the other colour scheme (keep-scheme.ts). */
export function TurnedCorner() {
  return (
    <button type="button" className={styles.corner} data-turn="">
      <span className="visually-hidden">{words.frame.turn}</span>
    </button>
  );
}
