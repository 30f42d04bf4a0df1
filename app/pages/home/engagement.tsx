import { say, words } from "../../content/words.ts";
import { useFigureNumbers } from "../../sections/sheets.tsx";
import { classNames } from "../../ui/class-names.ts";
import marks from "../../ui/dimensioned.module.css";
import { Facts } from "../../ui/facts.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Grid, Split } from "../../ui/grid.tsx";
import { TextLinks } from "../../ui/link.tsx";
import styles from "./engagement.module.css";
import { engagementFigure } from "./engagement-figure.ts";
import { engagementId } from "./job-of.ts";
import type { Home } from "./schema.ts";

/** A service or industry page behind an engagement. */
export interface Base {
  name: string;
  href: string;
}

interface EngagementProps {
  engagement: NonNullable<Home["cases"]>["items"][number];
  bases: readonly Base[];
  /** As on a drawing: "Fig. 4.1". */
  number: string;
}

/** An engagement: figure, challenge, solution and impact. */
export function Engagement({ engagement, bases, number }: EngagementProps) {
  const { icon, sector, title, client, challenge, solution, impact, figure, href } = engagement;
  const { Figure: Wide, Narrow } = engagementFigure(icon);
  useFigureNumbers().set(icon, number);
  const { caption, description } = figure;
  return (
    <Split
      as="article"
      ratio="7:5"
      className={classNames(styles.job, Narrow && styles.broad)}
      id={engagementId(icon)}
      data-late=""
    >
      <Figure number={number} caption={caption} className={styles.figure}>
        <Wide description={description} className={Narrow && "desk-only"} />
        {Narrow && <Narrow description={description} className={`below-desk ${styles.narrow}`} />}
      </Figure>
      <Grid desk={Narrow && 4} className={styles.text}>
        <div>
          <p className="note signal">{sector}</p>
          <h3 className="size-4">{href ? <a href={href}>{title}</a> : title}</h3>
        </div>
        <div className={styles.facts}>
          <Facts
            facts={[
              { label: words.sections.client, value: client },
              { label: words.sections.challenge, value: challenge },
              { label: words.sections.solution, value: solution },
            ]}
          />
          <TextLinks links={bases} className="note" label={say(words.home.moreOn, { title })} />
        </div>
        <div>
          <h4 className="note">{words.sections.impact}</h4>
          <ul className={styles.impact}>
            {impact.map(({ value, label }) => (
              <li key={label} className={`small muted ${marks.dimensioned}`}>
                <b>{value}</b> {label}
              </li>
            ))}
          </ul>
        </div>
      </Grid>
    </Split>
  );
}
