import { distanceBetween } from "../../content/geography.ts";
import type { Office } from "../../content/schema/parts.ts";
import { words } from "../../content/words.ts";
import { Opening, Section } from "../../sections/section.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./company.module.css";
import { bearing } from "./coordinates.ts";
import { type Station, TraverseDrawing } from "./drawings/traverse.tsx";
import type { Company } from "./schema.ts";

const shapes = ["wide", "narrow"] as const;
const classes = { wide: `wide ${styles.wide}`, narrow: "narrow" };

/**
 * The offices as stations of a survey, each with the distance from the previous
 * one.
 */
const stationsOf = (offices: readonly Office[]): Station[] =>
  offices.map((office, index) => {
    const before = offices[index - 1];
    const leg = before && {
      distance: distanceBetween(before, office),
      bearing: bearing(before, office),
    };
    return { city: office.city, leg };
  });

interface PresenceProps {
  presence: Company["presence"];
  offices: readonly Office[];
}

/** The offices as a survey. */
export function Presence({
  presence: { heading, text },
  offices,
}: PresenceProps) {
  const stations = stationsOf(offices);
  return (
    <Section
      sheet={[
        heading,
        offices.length > 1 ? words.company.traverse : words.company.station,
      ]}
    >
      <Opening heading={heading} lead={text} />
      {shapes.map((shape) => (
        <TraverseDrawing
          key={shape}
          stations={stations}
          shape={shape}
          className={classes[shape]}
        />
      ))}
      <div className={`cluster ${styles.offices}`}>
        {offices.map((office) => (
          <article key={office.city}>
            {office.picture && (
              <Picture picture={office.picture} place="office" />
            )}
            <h3>{office.city}</h3>
            <p className="note">{office.country}</p>
            <p className="muted">{office.work}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
