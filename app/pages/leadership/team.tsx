import type { Person } from "../../content/items.ts";
import { say, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Facts } from "../../ui/facts.tsx";
import { Split } from "../../ui/grid.tsx";
import { PeopleGrid, Portrait } from "../../ui/person.tsx";
import { PortraitDrawing } from "./drawings/portrait.tsx";
import styles from "./leadership.module.css";

function PersonCard({ person, number }: { person: Person; number: number }) {
  const { name, role, portrait, hatched, text, facts, placeholder } = person;
  return (
    <article className={placeholder ? `${styles.card} ${styles.empty}` : styles.card}>
      <div className={styles.portrait}>
        {portrait ? <Portrait {...{ name, portrait, hatched }} /> : <PortraitDrawing empty={placeholder} />}
      </div>
      <div>
        <p className={placeholder ? "note" : "note signal"}>{number}</p>
        <h3 className="size-4">{name}</h3>
        <p className={classNames(styles.role, placeholder && "signal")}>{role}</p>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
    </article>
  );
}

/** The people: those with facts on a card each, then the placeholder; the others side by side. */
export function Team({ heading, people }: { heading: string; people: readonly Person[] }) {
  const there = people.filter(({ placeholder }) => !placeholder);
  const cards = [
    ...there.filter(({ facts }) => facts.length > 0),
    ...people.filter(({ placeholder }) => placeholder),
  ];
  const others = there.filter(({ facts }) => facts.length === 0);
  const toFollow = people.length - there.length;
  const count = say(words.leadership.countFitted, { count: there.length });
  return (
    <Section
      sheet={[
        heading,
        toFollow > 0 ? say(words.leadership.toFollow, { fitted: count, count: toFollow }) : count,
        words.figures.keyed,
      ]}
    >
      <h2 className="visually-hidden">{heading}</h2>
      {cards.length > 0 && (
        <Split ratio={toFollow > 0 ? "2:1" : "1:1"}>
          {cards.map((person, index) => (
            <PersonCard key={person.name} person={person} number={index + 1} />
          ))}
        </Split>
      )}
      {others.length > 0 && (
        <div className={classNames(cards.length > 0 && styles.people)}>
          <PeopleGrid people={others} />
        </div>
      )}
    </Section>
  );
}
