import type { Picture as PictureContent } from "../content/schema/picture.ts";
import { say, words } from "../content/words.ts";
import { Grid } from "./grid.tsx";
import styles from "./person.module.css";
import { Picture } from "./picture.tsx";
import portraits from "./portrait.module.css";

interface PortraitProps {
  name: string;
  portrait: PictureContent;
  hatched: boolean;
}

/**
 * A photograph, or a line drawing of it that shows the photograph to those who
 * point at it or choose it.
 */
export function Portrait({ name, portrait, hatched }: PortraitProps) {
  if (!hatched) return <Picture picture={portrait} place="portrait" />;
  return (
    <label className={portraits.hatched}>
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

export interface PersonContent {
  name: string;
  role: string;
  portrait?: PictureContent | undefined;
  hatched?: boolean;
  text: readonly string[];
}

/** A team member: portrait if there is one, name, role and text. */
export function Person({ person }: { person: PersonContent }) {
  const { name, role, portrait, hatched = false, text } = person;
  return (
    <article className={styles.person}>
      {portrait && (
        <Portrait name={name} portrait={portrait} hatched={hatched} />
      )}
      <h3>{name}</h3>
      <p className="signal">{role}</p>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}

/** People side by side. */
export function PeopleGrid({ people }: { people: readonly PersonContent[] }) {
  return (
    <Grid tablet={2} desk={4} rowGap="s7">
      {people.map((person) => (
        <Person key={person.name} person={person} />
      ))}
    </Grid>
  );
}
