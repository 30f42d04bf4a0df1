import { counted, words } from "../../content/words.ts";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import styles from "./case-study.module.css";

interface TechStackProps {
  elements: readonly { name: string; use: string; symbol: string }[];
}

export function TechStack({ elements }: TechStackProps) {
  return (
    <Section sheet={[words.sheets.technology, counted("element", elements.length)]} columns="1 + 3">
      <h2>{words.caseStudy.technology}</h2>
      <Grid as="ul" phone={2} tablet={elements.length % 3 ? 4 : 3} className={styles.stack}>
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
