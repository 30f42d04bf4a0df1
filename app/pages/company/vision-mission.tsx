import { Section } from "../../sections/section.tsx";
import { PerspectiveDrawing } from "./drawings/perspective.tsx";
import type { Company } from "./schema.ts";
import styles from "./vision-mission.module.css";

/**
 * The vision at the vanishing point of a perspective, the mission in its
 * foreground.
 */
export function VisionMission({
  visionMission: { heading, vision, mission },
}: {
  visionMission: Company["visionMission"];
}) {
  return (
    <Section sheet={[heading]} tone="dark" columns={4} className={styles.view}>
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.far}>
        <h3 className="large">{vision.heading}</h3>
        <p className="lead muted">{vision.text}</p>
      </div>
      <PerspectiveDrawing className={styles.ground} />
      <div className={styles.near}>
        <h3 className="large">{mission.heading}</h3>
        <p className="lead muted">{mission.text}</p>
      </div>
    </Section>
  );
}
