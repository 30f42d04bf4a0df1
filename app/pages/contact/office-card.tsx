import { latitudeOf, longitudeOf } from "../../content/coordinates.ts";
import type { Office } from "../../content/schema/parts.ts";
import { drawingPath } from "../../drawings/drawing-path.ts";
import { Facts } from "../../ui/facts.tsx";
import { LateImage } from "../../ui/late-image.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./our-offices.module.css";

interface OfficeCardProps {
  office: Office;
  /** Its letter on the plan. */
  station: string;
  /** The file of its street plan. */
  plan: string;
}

export function OfficeCard({ office, station, plan }: OfficeCardProps) {
  const { city, country, latitude, longitude, visiting, picture } = office;
  return (
    <article className={styles.office}>
      <LateImage className={styles.plan ?? ""} src={drawingPath(plan)} width={320} height={320} />
      <div>
        <p className="note signal">Station {station}</p>
        <h3>{city}</h3>
        <Facts
          facts={[
            { label: "Country", value: country },
            { label: "Lat.", value: latitudeOf(latitude) },
            { label: "Long.", value: longitudeOf(longitude) },
          ]}
          className={`small ${styles.facts}`}
        />
        <p className={`small muted ${styles.visiting}`}>{visiting}</p>
      </div>
      {picture && <Picture picture={picture} place="office" />}
    </article>
  );
}
