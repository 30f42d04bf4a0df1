import { hrefOf } from "../../content/kind.ts";
import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { TextLink } from "../../ui/link.tsx";
import { PeopleGrid, type PersonContent } from "../../ui/person.tsx";
import { leadership } from "../leadership/kind.ts";

/** The people in content/people/, one line each. */
export function Team({ people }: { people: readonly PersonContent[] }) {
  return (
    <Section sheet={[words.sections.team, counted("person", people.length)]}>
      <h2>{words.sections.team}</h2>
      <PeopleGrid people={people} />
      <p>
        <TextLink href={hrefOf(leadership)} alone>
          {words.company.moreAboutTeam}
        </TextLink>
      </p>
    </Section>
  );
}
