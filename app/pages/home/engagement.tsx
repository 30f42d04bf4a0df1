import { say, words } from "../../content/words.ts";
import { classNames } from "../../ui/class-names.ts";
import marks from "../../ui/dimensioned.module.css";
import { Facts } from "../../ui/facts.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Grid, Split } from "../../ui/grid.tsx";
import { TextLinks } from "../../ui/link.tsx";
import styles from "./engagement.module.css";
import type { EngagementFigure } from "./engagement-figure.tsx";
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
  /** Its figure, if it has one, and the number: "Fig. 4.1". */
  figure: (EngagementFigure & { number: string }) | undefined;
  /**
   * In one row of the sheet, its figure in the first column; narrower screens
   * do not show the figure.
   */
  compact: boolean;
}

function layoutOf(broad: boolean | undefined, compact: boolean) {
  if (broad) return { layout: styles.broad, textColumns: 4 } as const;
  if (compact) return { layout: styles.compact, textColumns: 3 } as const;
  return { layout: styles.beside, textColumns: undefined };
}

/** An engagement: figure, challenge, solution and impact. */
export function Engagement({
  engagement,
  bases,
  figure,
  compact,
}: EngagementProps) {
  const { icon, sector, title, client, challenge, solution, impact, href } =
    engagement;
  const broad = !figure || figure.broad;
  const { layout, textColumns } = layoutOf(broad, compact);
  return (
    <Split
      as="article"
      ratio="7:5"
      className={classNames(styles.job, layout)}
      id={engagementId(icon)}
      data-late=""
    >
      {figure && (
        <Figure
          number={figure.number}
          caption={figure.caption}
          className={classNames(styles.figure, compact && "desk-only")}
        >
          {figure.drawing}
        </Figure>
      )}
      <Grid desk={textColumns} className={styles.text}>
        <div>
          <p className="note signal">{sector}</p>
          <h3 className={compact ? undefined : "size-4"}>
            {href ? <a href={href}>{title}</a> : title}
          </h3>
        </div>
        <div className={styles.facts}>
          <Facts
            facts={[
              { label: words.sections.client, value: client },
              { label: words.sections.challenge, value: challenge },
              { label: words.sections.solution, value: solution },
            ]}
          />
          <TextLinks
            links={bases}
            className="note"
            label={say(words.home.moreOn, { title })}
          />
        </div>
        <div>
          <h4 className="note">{words.sections.impact}</h4>
          <Grid as="ul" rowGap="s5" className={styles.impact}>
            {impact.map(({ value, label }) => (
              <li key={label} className={`small muted ${marks.dimensioned}`}>
                <b>{value}</b> {label}
              </li>
            ))}
          </Grid>
        </div>
      </Grid>
    </Split>
  );
}
