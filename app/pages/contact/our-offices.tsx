import type { Office } from "../../content/schema/parts.ts";
import { Section } from "../../sections/section.tsx";
import { officePlanFile } from "./drawing-files.ts";
import { MeridianScale } from "./drawings/parts/meridian-scale.tsx";
import { OfficeCard } from "./office-card.tsx";
import styles from "./our-offices.module.css";
import type { Contact } from "./schema.ts";

interface OurOfficesProps {
  content: Contact["offices"];
  /** From north to south. */
  offices: readonly Office[];
}

/** The offices on one scale of latitude, each with a detail of its streets. */
export function OurOffices({ content, offices }: OurOfficesProps) {
  return (
    <Section sheet={["Location plan", `${offices.length} stations`, content.note]}>
      <h2>{content.heading}</h2>
      <div className={styles.scale}>
        <MeridianScale latitudes={offices.map(({ latitude }) => latitude)} distance={content.distance} />
      </div>
      <div className={styles.offices}>
        {offices.map((office, index) => (
          <OfficeCard
            key={office.city}
            office={office}
            station={String.fromCharCode(65 + index)}
            plan={officePlanFile(office.city)}
          />
        ))}
        <p className={`note ${styles.distance}`} aria-hidden="true">
          <span>{content.distance}</span>
        </p>
      </div>
      <p className={`note ${styles.caption}`}>
        <span>Fig. 2. Stations at true latitude</span>
        <span>Street plans indicative</span>
      </p>
    </Section>
  );
}
