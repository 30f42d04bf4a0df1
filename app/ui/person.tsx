import type { Picture as PictureContent } from "../content/schema/picture.ts";
import { Grid } from "./grid.tsx";
import styles from "./person.module.css";
import { Portrait } from "./portrait.tsx";

export interface PersonProps {
  name: string;
  role: string;
  portrait?: PictureContent | undefined;
  hatched?: boolean;
  text: readonly string[];
}

/** A team member: portrait if there is one, name, role and text. */
export function Person({ name, role, portrait, hatched = false, text }: PersonProps) {
  return (
    <article className={styles.person}>
      {portrait && <Portrait {...{ name, portrait, hatched }} />}
      <h3>{name}</h3>
      <p className="signal">{role}</p>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}

/** People side by side. */
export function PeopleGrid({ people }: { people: readonly PersonProps[] }) {
  return (
    <Grid tablet={2} desk={4} rowGap="s7">
      {people.map((person) => (
        <Person key={person.name} {...person} />
      ))}
    </Grid>
  );
}
