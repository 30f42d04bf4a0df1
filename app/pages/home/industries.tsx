import { hrefOf } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { Hatch } from "../../drawings/hatch.tsx";
import { Opening, Section } from "../../sections/section.tsx";
import { columnsFor, Grid } from "../../ui/grid.tsx";
import { industry, industryMark } from "../industry/kind.ts";
import styles from "./industries.module.css";
import type { Home } from "./schema.ts";

/** Uneven on purpose: samples on a shelf. */
const HEIGHTS = [240, 178, 284, 210, 308, 258];

/** The industries as materials, each with its hatching. */
export function Industries({
  industries: { heading, intro, items },
}: {
  industries: NonNullable<Home["industries"]>;
}) {
  const hasPage = ({ href }: { href: string }) =>
    href.startsWith(hrefOf(industry, ""));
  const others = items.filter((item) => !hasPage(item)).map(({ name }) => name);
  const count = [items.length - others.length, ...others].join(" + ");
  return (
    <Section sheet={[words.home.industries, count]}>
      <Opening heading={heading} lead={intro} />
      <Grid
        as="ul"
        phone={2}
        tablet={columnsFor(items.length, 3)}
        desk={columnsFor(items.length, 6)}
        rowGap="s2"
        className={styles.samples}
      >
        {items.map(({ icon, name, line, tags, href }, index) => (
          <li key={name}>
            <a href={href}>
              <span className={styles.swatch}>
                <span className="note" aria-hidden="true">
                  {hasPage({ href }) ? industryMark(index) : "+"}
                </span>
                <Hatch kind={icon} width={192} height={HEIGHTS[index] ?? 240} />
              </span>
              <h3>{name}</h3>
              <p className="small">{line}</p>
              <p className="note">{tags}</p>
            </a>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
