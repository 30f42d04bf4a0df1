import { Person, type PersonProps } from "../ui/person.tsx";
import styles from "./people-grid.module.css";

/** People side by side. */
export function PeopleGrid({ people }: { people: readonly PersonProps[] }) {
  return (
    <div className={styles.people}>
      {people.map((person) => (
        <Person key={person.name} {...person} />
      ))}
    </div>
  );
}
