import type { Person } from "../../content/items.ts";
import { say, words } from "../../content/words.ts";
import { partId } from "../../sections/keyed-figure.tsx";
import { Section } from "../../sections/section.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Facts } from "../../ui/facts.tsx";
import { Split } from "../../ui/grid.tsx";
import { PeopleGrid, Portrait } from "../../ui/person.tsx";
import { PortraitDrawing } from "./drawings/portrait.tsx";
import styles from "./leadership.module.css";

interface PersonCardProps {
  person: Person;
  number: number;
  id: string | undefined;
}

function PersonCard({ person, number, id }: PersonCardProps) {
  const { name, role, portrait, hatched, text, facts, placeholder } = person;
  return (
    <article
      id={id}
      className={placeholder ? `${styles.card} ${styles.empty}` : styles.card}
    >
      <div className={styles.portrait}>
        {portrait ? (
          <Portrait name={name} portrait={portrait} hatched={hatched} />
        ) : (
          <PortraitDrawing empty={placeholder} />
        )}
      </div>
      <div>
        <p className={placeholder ? "note" : "note signal"}>{number}</p>
        <h3 className="size-4">{name}</h3>
        <p className={classNames(styles.role, placeholder && "signal")}>
          {role}
        </p>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {facts.length > 0 && <Facts facts={facts} />}
      </div>
    </article>
  );
}

/**
 * Where the two parts of the page's figure lead: to those in place, and to whom
 * is to come.
 */
const IN_PLACE = partId(0);
const TO_COME = partId(1);

/**
 * The people: those with facts on a card each, then the placeholder; the others
 * side by side.
 */
export function Team({
  heading,
  people,
}: {
  heading: string;
  people: readonly Person[];
}) {
  const there = people.filter(({ placeholder }) => !placeholder);
  const cards = [
    ...there.filter(({ facts }) => facts.length > 0),
    ...people.filter(({ placeholder }) => placeholder),
  ];
  const others = there.filter(({ facts }) => facts.length === 0);
  const inPlace = cards.find(({ placeholder }) => !placeholder);
  const idOf = (person: Person) => {
    if (person.placeholder) return TO_COME;
    return person === inPlace ? IN_PLACE : undefined;
  };
  const toFollow = people.length - there.length;
  const count = say(words.leadership.countFitted, { count: there.length });
  return (
    <Section
      sheet={[
        heading,
        toFollow > 0
          ? say(words.leadership.toFollow, { fitted: count, count: toFollow })
          : count,
        words.figures.keyed,
      ]}
    >
      <h2 className="visually-hidden">{heading}</h2>
      {cards.length > 0 && (
        <Split ratio={toFollow > 0 ? "2:1" : "1:1"}>
          {cards.map((person, index) => (
            <PersonCard
              key={person.name}
              person={person}
              number={index + 1}
              id={idOf(person)}
            />
          ))}
        </Split>
      )}
      {others.length > 0 && (
        <div
          id={inPlace ? undefined : IN_PLACE}
          className={classNames(cards.length > 0 && styles.people)}
        >
          <PeopleGrid people={others} />
        </div>
      )}
    </Section>
  );
}
