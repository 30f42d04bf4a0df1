import { TalentMatrix } from "../../drawings/talent-matrix.tsx";
import { Section } from "../../sections/section.tsx";
import { Actions } from "../../ui/actions.tsx";
import type { Contact } from "./schema.ts";
import styles from "./talent-call.module.css";

/** For those who need people rather than a project: the portal, or back to the start. */
export function TalentCall({ heading, lead, actions, figure }: NonNullable<Contact["cta"]>) {
  return (
    <Section tone="dark" sheet={["Next step", "Other entrances", `1 : ${figure.marks}`]}>
      <div className={styles.grid}>
        <div>
          <h2>{heading}</h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <Actions actions={actions} />
        </div>
        <figure className={styles.figure}>
          <TalentMatrix marks={figure.marks} />
          <figcaption className={`note ${styles.caption}`}>
            <span>{figure.caption}</span>
            <span className={styles.signal}>{figure.remark}</span>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
