import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import type { SharedSchedule } from "./content.ts";

/** How soon support answers, by severity. */
export function Support({ support }: Pick<SharedSchedule, "support">) {
  if (!support) return null;
  return (
    <Section sheet={[words.service.support, counted("item", support.length)]}>
      <h2>{words.service.supportHeading}</h2>
      <RuledList rows closed>
        {support.map(({ severity, meaning, response, repair }) => (
          <li key={severity}>
            <div>
              <h3>{severity}</h3>
              <p className="small muted">{meaning}</p>
            </div>
            <p>
              <span className="note block">{words.service.response}</span>
              <b>{response}</b>
            </p>
            <p>
              <span className="note block">{words.service.repair}</span>
              {repair}
            </p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
