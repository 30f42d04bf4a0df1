import type { Picture as PictureContent } from "../content/schema/picture.ts";
import { say, words } from "../content/words.ts";
import { Picture } from "./picture.tsx";
import styles from "./portrait.module.css";

export interface PortraitProps {
  name: string;
  portrait: PictureContent;
  hatched: boolean;
}

/** A photograph, or a line drawing of it that shows the photograph to those who point at it or choose it. */
export function Portrait({ name, portrait, hatched }: PortraitProps) {
  if (!hatched) return <Picture picture={portrait} place="portrait" />;
  return (
    <label className={styles.hatched}>
      <input
        type="checkbox"
        className="visually-hidden"
        aria-label={say(words.leadership.photograph, { name })}
      />
      <Picture picture={portrait} place="hatched" />
      <Picture picture={{ ...portrait, alt: "" }} place="portrait" />
    </label>
  );
}
