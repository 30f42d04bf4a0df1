import { words } from "../../content/words.ts";
import type { ArticleItem } from "../../sections/article-list.tsx";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import styles from "./article.module.css";

interface NeighboursProps {
  earlier: ArticleItem | undefined;
  later: ArticleItem | undefined;
}

/** The articles before and after this one, by date. */
export function Neighbours({ earlier, later }: NeighboursProps) {
  const links = [
    { label: words.insight.earlier, rel: "prev", link: earlier },
    { label: words.insight.later, rel: "next", link: later },
  ].flatMap(({ link, ...labelled }) =>
    link ? [{ ...labelled, ...link }] : [],
  );
  if (links.length === 0) return null;
  return (
    <Section
      mark={words.sheets.next}
      sheet={[words.insight.readOn, words.insight.byDate]}
    >
      <h2 className="visually-hidden">{words.insight.readOn}</h2>
      <Grid
        as="nav"
        tablet={2}
        rowGap="gap"
        className={styles.neighbours}
        aria-label={words.insight.neighbours}
      >
        {links.map(({ label, rel, href, title, date }) => (
          <a key={href} className="plate" href={href} rel={rel}>
            <span className="note">
              {label}: {date}
            </span>
            <b className="title">{title}</b>
          </a>
        ))}
      </Grid>
    </Section>
  );
}
