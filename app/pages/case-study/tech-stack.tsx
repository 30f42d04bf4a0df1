import { Section } from "../../sections/section.tsx";
import quarters from "./quarters.module.css";
import styles from "./tech-stack.module.css";

interface TechStackProps {
  elements: readonly { name: string; use: string; symbol: string; number?: number | undefined }[];
}

/** The elements it is made of, numbered as in the home page's table. */
export function TechStack({ elements }: TechStackProps) {
  const grid = `${quarters.beside} ${styles.elements}`;
  return (
    <Section
      sheet={["Technology", `${elements.length} elements`, "Numbered as on the home page"]}
      columns={4}
    >
      <h2 className={quarters.narrow}>Tech Stack</h2>
      <ul className={elements.length % 3 ? grid : `${grid} ${styles.threes}`}>
        {elements.map(({ name, use, symbol, number }) => (
          <li key={name}>
            <small className="note">{number}</small>
            <b aria-hidden="true">{symbol}</b>
            <strong>{name}</strong>
            <span>{use}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
