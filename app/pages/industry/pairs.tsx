import { counted } from "../../content/counted.ts";
import type { Feature } from "../../content/schema/parts.ts";
import { Section } from "../../sections/section.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import { Joint } from "./joint.tsx";
import styles from "./pairs.module.css";

interface BlockProps {
  note: string;
  heading: string;
  items: readonly Feature[];
  kind: "socket" | "tenon";
}

function Block({ note, heading, items, kind }: BlockProps) {
  return (
    <div className={`${styles.block} ${styles[kind]}`}>
      <div className={styles.head}>
        <p className="note">{note}</p>
        <h2 className={kind === "tenon" ? "size-3 signal" : "size-3"}>{heading}</h2>
      </div>
      <Numbered place="own">
        {items.map(({ title, text }, index) => (
          <li key={title} className={kind === "tenon" ? "plate" : undefined}>
            <Joint pair={index} kind={kind} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Numbered>
    </div>
  );
}

interface PairsProps {
  /** Of the industry. */
  name: string;
  headings: { challenges: string; solutions: string };
  challenges: readonly Feature[];
  /** The solution of each challenge, in the same order. */
  solutions: readonly Feature[];
  /** How the pairs refer to the figure. */
  remark: string | undefined;
}

/** Challenges and solutions in paired rows: the challenge as the socket of a joint, the solution as its tenon. */
export function Pairs({ name, headings, challenges, solutions, remark }: PairsProps) {
  return (
    <Section sheet={["Challenges and solutions", counted(challenges.length, "pair"), remark]}>
      <div className={styles.pairs}>
        <Block
          note="As found"
          heading={`${name} challenges: ${headings.challenges}`}
          items={challenges}
          kind="socket"
        />
        <Block
          note="As fitted"
          heading={`${name} solutions: ${headings.solutions}`}
          items={solutions}
          kind="tenon"
        />
      </div>
    </Section>
  );
}
