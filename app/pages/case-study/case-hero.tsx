import type { ReactNode } from "react";
import type { Fact } from "../../content/schema/parts.ts";
import paper from "../../sections/squared-paper.module.css";
import { Facts } from "../../ui/facts.tsx";
import styles from "./case-hero.module.css";
import { CaseTitle } from "./case-title.tsx";

interface CaseHeroProps {
  study: { title: string; categories: readonly string[]; subtitle: string; summary: string };
  /** Client, duration, team, since: where the case study tells them, the title runs over the whole sheet. */
  facts?: readonly Fact[];
  /** The figure. */
  children: ReactNode;
}

/** The first view of a case study. */
export function CaseHero({ study, facts, children }: CaseHeroProps) {
  const lines = (
    <div className={styles.lines}>
      <p className="lead">{study.subtitle}</p>
      <p className={styles.summary}>{study.summary}</p>
    </div>
  );
  if (!facts) {
    return (
      <section className={`${paper.squared} ${styles.hero} ${styles.beside}`}>
        <div>
          <CaseTitle title={study.title} categories={study.categories} />
          {lines}
        </div>
        {children}
      </section>
    );
  }
  return (
    <section className={`${paper.squared} ${styles.hero}`}>
      <CaseTitle title={study.title} categories={study.categories} />
      <div className={styles.columns}>
        {lines}
        <Facts facts={facts} />
      </div>
      {children}
    </section>
  );
}
