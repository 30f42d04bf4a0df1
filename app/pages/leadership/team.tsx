import { Section } from "../../sections/section.tsx";
import { Facts } from "../../ui/facts.tsx";
import { PortraitDrawing } from "./drawings/portrait.tsx";
import type { Leadership } from "./schema.ts";
import styles from "./team.module.css";

type Member = Leadership["team"]["members"][number];

function MemberCard({ member, part }: { member: Member; part: number }) {
  return (
    <article className={member.placeholder ? `${styles.card} ${styles.empty}` : styles.card}>
      <div className={styles.portrait}>
        <PortraitDrawing empty={member.placeholder} />
      </div>
      <div>
        <p className="note">Part {part}</p>
        <h3>{member.name}</h3>
        <p className={styles.role}>{member.role}</p>
        <p>{member.description}</p>
        {member.facts.length > 0 && <Facts facts={member.facts} className={styles.facts} />}
      </div>
    </article>
  );
}

/** The people as parts: those in place bolted down, those to come drawn dashed. */
export function Team({ team: { heading, members } }: { team: Leadership["team"] }) {
  const fitted = members.filter(({ placeholder }) => !placeholder).length;
  return (
    <Section sheet={[heading, `${fitted} fitted, ${members.length - fitted} to follow`, "Keyed to fig. 1"]}>
      <h2 className="visually-hidden">{heading}</h2>
      <div className={styles.team}>
        {members.map((member, index) => (
          <MemberCard key={member.name} member={member} part={index + 1} />
        ))}
      </div>
    </Section>
  );
}
