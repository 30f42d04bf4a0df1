import { coordinatesOf, longitudeOf } from "../../content/coordinates.ts";
import { distanceBetween } from "../../content/geography.ts";
import type { Office } from "../../content/schema/parts.ts";
import { words } from "../../content/words.ts";
import { Opening, Section } from "../../sections/section.tsx";
import { Picture } from "../../ui/picture.tsx";
import { bearing } from "./bearing.ts";
import styles from "./company.module.css";
import { MeridianDrawing } from "./drawings/meridian.tsx";
import { type Station, TraverseDrawing } from "./drawings/traverse.tsx";
import { type Company, isDrawnFor } from "./schema.ts";

interface PresenceProps {
  presence: Company["presence"];
  offices: readonly Office[];
}

const shapes = ["wide", "narrow"] as const;
const classes = { wide: `wide ${styles.wide}`, narrow: "narrow" };

/** The offices as stations of a survey, each with the distance from the previous one. */
const stationsOf = (offices: readonly Office[]): Station[] =>
  offices.map((office, index) => {
    const before = offices[index - 1];
    const leg = before && { distance: distanceBetween(before, office), bearing: bearing(before, office) };
    return { city: office.city, leg };
  });

/** The offices in a section along their meridian, or as a survey. */
export function Presence({ presence: { heading, text, section }, offices }: PresenceProps) {
  const [from, to] = offices;
  const drawn = section && from && to && isDrawnFor(section, offices) ? { ...section, from, to } : undefined;
  const stations = stationsOf(offices);
  const remarks = drawn
    ? ([
        words.company.section,
        `${longitudeOf((drawn.from.longitude + drawn.to.longitude) / 2, 1)}, ${drawn.note}`,
      ] as const)
    : ([
        offices.length > 1 ? words.company.traverse : words.company.station,
        words.sheets.notToScale,
      ] as const);
  return (
    <Section sheet={[heading, ...remarks]}>
      <Opening heading={heading} lead={drawn ? `${text} ${drawn.text}` : text} />
      {shapes.map((shape) =>
        drawn ? (
          <MeridianDrawing
            key={shape}
            from={drawn.from.city}
            to={drawn.to.city}
            distance={distanceBetween(drawn.from, drawn.to)}
            description={drawn.drawing}
            shape={shape}
            className={classes[shape]}
          />
        ) : (
          <TraverseDrawing key={shape} stations={stations} shape={shape} className={classes[shape]} />
        ),
      )}
      <div className={`cluster ${styles.offices}`}>
        {offices.map((office) => (
          <article key={office.city}>
            {office.picture && <Picture picture={office.picture} place="office" />}
            <h3>{office.city}</h3>
            <p className="note">
              {office.country}, {coordinatesOf(office)}
            </p>
            <p className="muted">{office.work}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
