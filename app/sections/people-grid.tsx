import { Grid } from "../ui/grid.tsx";
import { Person, type PersonProps } from "../ui/person.tsx";

/** People side by side. */
export function PeopleGrid({ people }: { people: readonly PersonProps[] }) {
  return (
    <Grid tablet={2} desk={4} rowGap="s7">
      {people.map((person) => (
        <Person key={person.name} {...person} />
      ))}
    </Grid>
  );
}
