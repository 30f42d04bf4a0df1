import type { ArticleItem } from "../../sections/article-list.tsx";
import { Section } from "../../sections/section.tsx";
import { Grid } from "../../ui/grid.tsx";
import styles from "./article.module.css";

interface NeighboursProps {
  earlier?: ArticleItem;
  later?: ArticleItem;
}

/** The articles before and after this one, by date. */
export function Neighbours({ earlier, later }: NeighboursProps) {
  const links = [
    { label: "Earlier", link: earlier },
    { label: "Later", link: later },
  ].flatMap(({ label, link }) => (link ? [{ label, ...link }] : []));
  if (links.length === 0) return null;
  return (
    <Section mark="Next sheet" sheet={["Read on", "By date"]}>
      <h2 className="visually-hidden">Read on</h2>
      <Grid
        as="nav"
        tablet={2}
        rowGap="gap"
        className={styles.neighbours}
        aria-label="Earlier and later articles"
      >
        {links.map(({ label, href, title, date }) => (
          <a key={href} className="plate" href={href} rel={label === "Earlier" ? "prev" : "next"}>
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
