import type { ReactNode } from "react";
import { hrefOf } from "../../content/kind.ts";
import type { Action, Fact } from "../../content/schema/parts.ts";
import { words } from "../../content/words.ts";
import { Hero } from "../../sections/hero.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Badges } from "../../ui/badges.tsx";
import { Grid } from "../../ui/grid.tsx";
import { portfolio } from "../portfolio/kind.ts";
import styles from "./case-hero.module.css";
import type { Category } from "./schema.ts";

interface CaseHeroProps {
  study: { title: string; categories: readonly Category[]; subtitle: string; summary: string };
  /** Whether the figure is below a full-width title, instead of beside it. */
  wide: boolean;
  facts: readonly Fact[];
  actions: readonly Action[];
  /** The figure. */
  children: ReactNode;
}

/** The first view of a case study. */
export function CaseHero({ study, wide, children, ...block }: CaseHeroProps) {
  const head = (
    <div className={styles.row}>
      <a className={styles.back} href={hrefOf(portfolio)}>
        <Arrow direction="back" />
        {words.caseStudy.back}
      </a>
      <Badges
        label={words.sections.categories}
        badges={study.categories.map((category) => words.caseStudy.categories[category])}
      />
    </div>
  );
  const lines = (
    <Grid tablet={wide ? 2 : undefined} rowGap="s4" className={styles.lines}>
      <p className="lead">{study.subtitle}</p>
      <p className={styles.summary}>{study.summary}</p>
    </Grid>
  );
  return (
    <Hero
      className={`${styles.hero} ${wide ? styles.wide : styles.beside}`}
      head={head}
      title={study.title}
      remark={lines}
      {...block}
    >
      {children}
    </Hero>
  );
}
