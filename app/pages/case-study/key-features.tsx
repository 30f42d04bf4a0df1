import { Section } from "../../sections/section.tsx";
import { featureId } from "./feature-id.ts";
import styles from "./key-features.module.css";
import quarters from "./quarters.module.css";

interface KeyFeaturesProps {
  features: readonly { title: string; text: string }[];
  /** grid: beside the heading, on tint; rows: under it, each ruled off, where the page is short. */
  layout: "grid" | "rows";
}

const layouts = {
  grid: {
    tone: "tint",
    columns: 4,
    heading: quarters.narrow,
    list: `${quarters.beside} ${styles.list} ${styles.grid}`,
  },
  rows: { tone: "paper", columns: 1, heading: undefined, list: `${styles.list} ${styles.rows}` },
} as const;

/** The parts list: numbered as the balloons of the figure. */
export function KeyFeatures({ features, layout }: KeyFeaturesProps) {
  const { tone, columns, heading, list } = layouts[layout];
  return (
    <Section
      sheet={["Parts list", `${features.length} items`, "Keyed to fig. 1"]}
      tone={tone}
      columns={columns}
    >
      <h2 className={heading}>Key Features</h2>
      <ol className={list}>
        {features.map(({ title, text }, index) => (
          <li key={title} id={featureId(index)}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
