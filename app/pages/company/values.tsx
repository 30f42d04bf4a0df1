import { counted } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { RuledList } from "../../ui/ruled-list.tsx";
import styles from "./company.module.css";
import { ControlSymbol } from "./drawings/control-symbol.tsx";
import type { Company } from "./schema.ts";

/** The values, each with the symbol of a geometric control. */
export function Values({
  values: { heading, items },
}: {
  values: Company["values"];
}) {
  return (
    <Section sheet={[heading, counted("item", items.length)]}>
      <h2>{heading}</h2>
      <RuledList rows closed className={styles.values}>
        {items.map((item, index) => (
          <li key={item.title}>
            <div className={styles.symbol}>
              {item.symbol && (
                <ControlSymbol control={item.symbol} signal={index === 0} />
              )}
            </div>
            <h3 className="size-4">{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}
