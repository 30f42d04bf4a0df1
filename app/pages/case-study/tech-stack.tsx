import { getContent } from "../../content/entries.ts";
import { markedLike, unmarked } from "../../content/marks.ts";
import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import { home } from "../home/kind.ts";
import styles from "./case-study.module.css";
import type { CaseStudy } from "./schema.ts";

type StackElement = CaseStudy["stack"][number] & { symbol: string };

/**
 * The technologies of a case study, with the symbols that the home page gives
 * them.
 */
export function stackElements(stack: CaseStudy["stack"]): StackElement[] {
  const table = getContent(home).stack.items;
  return stack.map(({ name, use }) => {
    const known = table.find((item) => unmarked(item.name) === unmarked(name));
    return {
      name,
      use,
      symbol: known?.symbol ?? markedLike(name, unmarked(name).slice(0, 2)),
    };
  });
}

export function TechStack({ elements }: { elements: readonly StackElement[] }) {
  return (
    <Section
      sheet={[words.sheets.technology, counted("element", elements.length)]}
      columns="1 + 3"
    >
      <h2>{words.caseStudy.technology}</h2>
      <Grid
        as="ul"
        phone={2}
        tablet={elements.length % 3 ? 4 : 3}
        className={styles.stack}
      >
        {elements.map(({ name, use, symbol }) => (
          <li key={name} className="plate">
            <b aria-hidden="true">{symbol}</b>
            <strong>{name}</strong>
            <span className="small muted">{use}</span>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
