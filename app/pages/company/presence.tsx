import { coordinatesOf } from "../../content/coordinates.ts";
import type { Office } from "../../content/schema/parts.ts";
import { Section } from "../../sections/section.tsx";
import { MeridianDrawing } from "./drawings/meridian.tsx";
import styles from "./presence.module.css";
import type { Company } from "./schema.ts";

interface PresenceProps {
  presence: Company["presence"];
  offices: readonly Office[];
}

/** The offices at the two ends of a section along their meridian. */
export function Presence({ presence: { heading, text, distance, note, drawing }, offices }: PresenceProps) {
  const [first, last] = [offices[0], offices[offices.length - 1]];
  const section = first && last && { from: first.city, to: last.city, distance, description: drawing };
  return (
    <Section sheet={[heading, "Section A–A", note]}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
      </div>
      {section && (
        <>
          <MeridianDrawing {...section} shape="wide" className={styles.wide} />
          <MeridianDrawing {...section} shape="narrow" className={styles.narrow} />
        </>
      )}
      <div className={styles.offices}>
        {offices.map((office) => (
          <article key={office.city}>
            <h3>{office.city}</h3>
            <p className="note">
              {office.country}, {coordinatesOf(office)}
            </p>
            <p>{office.work}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
