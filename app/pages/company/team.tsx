import { counted } from "../../content/counted.ts";
import { hrefOf } from "../../content/kind.ts";
import { Section } from "../../sections/section.tsx";
import { TextLink } from "../../ui/link.tsx";
import { PeopleGrid, type PersonProps } from "../../ui/person.tsx";
import { leadership } from "../leadership/kind.ts";

/** The people in content/people/, one line each. */
export function Team({ people }: { people: readonly PersonProps[] }) {
  return (
    <Section sheet={["Team", counted(people.length, "person", "people")]}>
      <h2>Team</h2>
      <PeopleGrid people={people} />
      <p>
        <TextLink href={hrefOf(leadership)} alone>
          More about them
        </TextLink>
      </p>
    </Section>
  );
}
