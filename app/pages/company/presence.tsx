import { coordinatesOf } from "../../content/coordinates.ts";
import type { Office } from "../../content/schema/parts.ts";
import { Section } from "../../sections/section.tsx";
import type { SheetTitle } from "../../ui/sheet-header.tsx";
import { MeridianDrawing } from "./drawings/meridian.tsx";
import styles from "./presence.module.css";
import type { Company } from "./schema.ts";

interface PresenceProps {
  sheet: SheetTitle;
  presence: Company["presence"];
  offices: readonly Office[];
}

/** The offices at the two ends of a section along their meridian. */
export function Presence({ sheet, presence: { heading, text, distance, drawing }, offices }: PresenceProps) {
  const [first, last] = [offices[0], offices[offices.length - 1]];
  const section = first && last && { from: first.city, to: last.city, distance, description: drawing };
  return (
    <Section sheet={sheet}>
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
