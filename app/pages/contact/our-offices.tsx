import { distanceBetween } from "../../content/geography.ts";
import type { Office } from "../../content/schema/parts.ts";
import { counted, say, words } from "../../content/words.ts";
import { drawingPath } from "../../drawings/drawing-path.ts";
import { Section } from "../../sections/section.tsx";
import { Caption } from "../../ui/figure.tsx";
import { Grid } from "../../ui/grid.tsx";
import { LateImage } from "../../ui/late-image.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./contact.module.css";
import { officePlanFile } from "./drawing-files.ts";
import { OfficeScale } from "./drawings/parts/office-scale.tsx";
import { officeAxis } from "./office-axis.ts";

interface OfficeCardProps {
  office: Office;
  /** Its letter on the plan. */
  station: string;
}

function OfficeCard({ office, station }: OfficeCardProps) {
  const { city, country, visiting, picture } = office;
  const plan = drawingPath(officePlanFile(city));
  return (
    <Grid as="article" rowGap="s5" className={styles.office}>
      <LateImage
        className={styles.plan ?? ""}
        src={plan}
        width={320}
        height={320}
      />
      <div>
        <p className="note signal">
          {say(words.contact.station, { letter: station })}
        </p>
        <h3>{city}</h3>
        <p className="note">{country}</p>
        <p className={`small muted ${styles.visiting}`}>{visiting}</p>
      </div>
      {picture && <Picture picture={picture} place="office" />}
    </Grid>
  );
}

interface OurOfficesProps {
  heading: string;
  note: string;
  offices: readonly Office[];
}

/**
 * The offices on one scale of latitude or longitude, each with its street plan.
 */
export function OurOffices({ heading, note, offices }: OurOfficesProps) {
  const axis = officeAxis(offices);
  const places = axis?.places ?? offices;
  const first = places[0];
  const last = places.at(-1);
  const distance = axis && first && last && distanceBetween(first, last);
  const stations = counted("station", places.length);
  return (
    <Section sheet={[words.contact.locationPlan, stations, note]}>
      <h2>{heading}</h2>
      {axis && distance && (
        <div className="desk-only">
          <OfficeScale axis={axis} distance={distance} />
        </div>
      )}
      <Grid desk={2} className={styles.offices}>
        {places.map((office, index) => (
          <OfficeCard
            key={office.city}
            office={office}
            station={String.fromCharCode(65 + index)}
          />
        ))}
      </Grid>
      <Caption as="p">
        {axis && <span>{words.contact.atTrue[axis.along]}</span>}
        {first && last && distance && (
          <span className="below-desk">
            {say(words.contact.apart, {
              from: first.city,
              to: last.city,
              distance,
            })}
          </span>
        )}
        <span>{words.contact.streetPlans}</span>
      </Caption>
    </Section>
  );
}
