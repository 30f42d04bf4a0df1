import type { ReactNode } from "react";
import type { Action, Fact } from "../../content/schema/parts.ts";
import paper from "../../sections/hero.module.css";
import { TitleBlock } from "../../sections/hero.tsx";
import styles from "./case-hero.module.css";
import { CaseTitle } from "./case-title.tsx";

interface CaseHeroProps {
  study: { title: string; categories: readonly string[]; subtitle: string; summary: string };
  /** Whether the figure is below a full-width title, instead of beside it. */
  wide: boolean;
  facts: readonly Fact[];
  actions: readonly Action[];
  /** The figure. */
  children: ReactNode;
}

/** The first view of a case study. */
export function CaseHero({ study, wide, facts, actions, children }: CaseHeroProps) {
  return (
    <section className={`${paper.squared} ${styles.hero} ${wide ? styles.wide : styles.beside}`}>
      <div>
        <CaseTitle title={study.title} categories={study.categories} />
        <div className={styles.lines}>
          <p className="lead">{study.subtitle}</p>
          <p className={styles.summary}>{study.summary}</p>
        </div>
      </div>
      <TitleBlock facts={facts} actions={actions} />
      {children}
    </section>
  );
}
