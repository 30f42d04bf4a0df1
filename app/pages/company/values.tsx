import { counted } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import styles from "./company.module.css";
import { ControlSymbol } from "./drawings/control-symbol.tsx";
import type { Company } from "./schema.ts";

interface ValuesProps {
  values: Company["values"];
}

/** The values as feature control frames: the symbol of a control and its tolerance. */
export function Values({ values: { heading, note, items } }: ValuesProps) {
  return (
    <Section sheet={[heading, counted("item", items.length), note]}>
      <h2>{heading}</h2>
      <RuledList rows closed className={styles.values}>
        {items.map((item, index) => (
          <li key={item.title}>
            <p className={styles.frame} aria-hidden="true">
              <span>
                <ControlSymbol control={item.control} signal={index === 0} />
              </span>
              <span>{item.tolerance}</span>
            </p>
            <h3 className="size-4">{item.title}</h3>
            <p>
              <span className="note block">{item.control}</span>
              {item.text}
            </p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
