import type { Picture as PictureContent } from "../content/schema/picture.ts";
import styles from "./person.module.css";
import { Picture } from "./picture.tsx";

export interface PersonProps {
  name: string;
  role: string;
  portrait?: PictureContent | undefined;
  text: readonly string[];
}

/** A team member: portrait if there is one, name, role and text. */
export function Person({ name, role, portrait, text }: PersonProps) {
  return (
    <article className={styles.person}>
      {portrait && <Picture picture={portrait} place="portrait" />}
      <h3>{name}</h3>
      <p className={`signal ${styles.role}`}>{role}</p>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
