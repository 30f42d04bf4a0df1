import { getContent } from "../../content/entries.ts";
import { markedLike, unmarked } from "../../content/marks.ts";
import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import { home } from "../home/kind.ts";
import styles from "./case-study.module.css";
import type { CaseStudy } from "./schema.ts";

interface StackElement {
  name: string;
  use: string;
  symbol: string;
  /** Its number in the home page's table; undefined if it is not there. */
  number: number | undefined;
}

/** The technologies of a case study, with the symbol and number that the home page gives them. */
export function stackElements(stack: CaseStudy["stack"]): StackElement[] {
  const table = getContent(home).stack.items;
  return stack.map(({ name, use }) => {
    const index = table.findIndex((item) => unmarked(item.name) === unmarked(name));
    return {
      name,
      use,
      symbol: table[index]?.symbol ?? markedLike(name, unmarked(name).slice(0, 2)),
      number: index < 0 ? undefined : index + 1,
    };
  });
}

/** The technologies, numbered as in the home page's table. */
export function TechStack({ elements }: { elements: readonly StackElement[] }) {
  return (
    <Section
      sheet={[words.sheets.technology, counted("element", elements.length), words.caseStudy.numbered]}
      columns="1 + 3"
    >
      <h2>{words.caseStudy.technology}</h2>
      <Grid as="ul" phone={2} tablet={elements.length % 3 ? 4 : 3} className={styles.stack}>
        {elements.map(({ name, use, symbol, number }) => (
          <li key={name} className="plate">
            <small className="note">{number}</small>
            <b aria-hidden="true">{symbol}</b>
            <strong>{name}</strong>
            <span className="small muted">{use}</span>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
