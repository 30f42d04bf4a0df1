import { say, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Facts } from "../../ui/facts.tsx";
import { Split } from "../../ui/grid.tsx";
import { PeopleGrid, type PersonProps } from "../../ui/person.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PortraitDrawing } from "./drawings/portrait.tsx";
import styles from "./leadership.module.css";
import type { Leadership } from "./schema.ts";

type Member = Leadership["team"]["members"][number];

function MemberCard({ member, part }: { member: Member; part: number }) {
  return (
    <article className={member.placeholder ? `${styles.card} ${styles.empty}` : styles.card}>
      <div className={styles.portrait}>
        {member.portrait ? (
          <Picture picture={member.portrait} place="portrait" />
        ) : (
          <PortraitDrawing empty={member.placeholder} />
        )}
      </div>
      <div>
        <p className={member.placeholder ? "note" : "note signal"}>
          {say(words.leadership.part, { number: part })}
        </p>
        <h3 className="size-4">{member.name}</h3>
        <p className={classNames(styles.role, member.placeholder && "signal")}>{member.role}</p>
        <p>{member.description}</p>
        {member.facts.length > 0 && <Facts facts={member.facts} />}
      </div>
    </article>
  );
}

interface TeamProps {
  team: Leadership["team"];
  /** The rest of the team, from content/people/. */
  people: readonly PersonProps[];
}

/** The members with a card, and how many of those are yet to come: none once there are people. */
export function membersOn({ team: { members }, people }: TeamProps) {
  const fitted = members.filter(({ placeholder }) => !placeholder);
  const shown = people.length > 0 ? fitted : members;
  return { shown, toFollow: shown.length - fitted.length };
}

/** The people as parts: the team bolted down, the placeholder dashed. */
export function Team({ team, people }: TeamProps) {
  const { heading } = team;
  const { shown, toFollow } = membersOn({ team, people });
  const count = say(words.leadership.countFitted, { count: shown.length - toFollow + people.length });
  return (
    <Section
      sheet={[
        heading,
        toFollow > 0 ? say(words.leadership.toFollow, { fitted: count, count: toFollow }) : count,
        words.figures.keyed,
      ]}
    >
      <h2 className="visually-hidden">{heading}</h2>
      <Split ratio="2:1" className={styles.team}>
        {shown.map((member, index) => (
          <MemberCard key={member.name} member={member} part={index + 1} />
        ))}
      </Split>
      {people.length > 0 && (
        <div className={styles.people}>
          <PeopleGrid people={people} />
        </div>
      )}
    </Section>
  );
}
