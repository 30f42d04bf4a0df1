import type { Feature } from "../../content/schema/parts.ts";
import { counted, say, words } from "../../content/words.ts";
import { Scene, way } from "../../drawings/scene.ts";
import { Line } from "../../drawings/shapes.ts";
import { FigureBeside } from "../../sections/figure-beside.tsx";
import { partId } from "../../sections/keyed-figure.tsx";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import { Numbered } from "../../ui/numbered.tsx";
import styles from "./pairs.module.css";
import type { Industry } from "./schema.ts";

/**
 * Tenon, dovetail, vee, step and tee: five profiles, so that only the right
 * part fits each socket.
 */
const profiles = [
  way(40, 12).to(8, 12).to(8, 48).to(40, 48),
  way(40, 20).to(8, 6).to(8, 54).to(40, 40),
  way(40, 4).to(8, 30).to(40, 56),
  way(40, 6)
    .to(24, 6)
    .to(24, 20)
    .to(8, 20)
    .to(8, 40)
    .to(24, 40)
    .to(24, 54)
    .to(40, 54),
  way(40, 22)
    .to(26, 22)
    .to(26, 8)
    .to(8, 8)
    .to(8, 52)
    .to(26, 52)
    .to(26, 38)
    .to(40, 38),
];

/**
 * One half of the joint of a pair: the socket of its challenge, or the tenon of
 * its solution.
 */
function Joint({ pair }: { pair: number }) {
  return (
    <Scene viewBox="0 0 40 60" className={styles.joint}>
      <Line through={profiles[pair % profiles.length] ?? []} />
    </Scene>
  );
}

interface BlockProps {
  note: string;
  heading: string;
  items: readonly Feature[];
  kind: "socket" | "tenon";
  /** Whether the list of the figure's parts leads here. */
  keyed?: boolean;
}

function Block({ note, heading, items, kind, keyed }: BlockProps) {
  return (
    <div className={`${styles.block} ${styles[kind]}`}>
      <div className={styles.head}>
        <p className="note">{note}</p>
        <h2 className={kind === "tenon" ? "size-4 signal" : "size-4"}>
          {heading}
        </h2>
      </div>
      <Numbered place="own">
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            id={keyed ? partId(index) : undefined}
            className={kind === "tenon" ? "plate" : undefined}
          >
            <Joint pair={index} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Numbered>
    </div>
  );
}

interface PairsProps {
  /** The name of the industry. */
  industry: string;
  headings: Industry["headings"];
  challenges: readonly Feature[];
  solutions: readonly Feature[];
  /** How the pairs refer to the figure. */
  remark: string | undefined;
}

/**
 * Challenges and solutions in paired rows: the challenge as the socket of a
 * joint, the solution as its tenon.
 */
export function Pairs({
  industry,
  headings,
  challenges,
  solutions,
  remark,
}: PairsProps) {
  return (
    <Section
      sheet={[words.industry.pairs, counted("pair", challenges.length), remark]}
    >
      <FigureBeside remark={remark}>
        <Grid rowGap="s4" className={styles.pairs}>
          <Block
            note={words.industry.asFound}
            heading={say(words.industry.challenges, {
              industry,
              heading: headings.challenges,
            })}
            items={challenges}
            kind="socket"
            keyed={remark !== undefined}
          />
          <Block
            note={words.industry.asFitted}
            heading={say(words.industry.solutions, {
              industry,
              heading: headings.solutions,
            })}
            items={solutions}
            kind="tenon"
          />
        </Grid>
      </FigureBeside>
    </Section>
  );
}
