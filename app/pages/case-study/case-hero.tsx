import type { ReactNode } from "react";
import { hrefOf } from "../../content/kind.ts";
import type { Action, Fact } from "../../content/schema/parts.ts";
import paper from "../../sections/squared-paper.module.css";
import { TitleBlock } from "../../sections/title-block.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Badges } from "../../ui/badges.tsx";
import { portfolio } from "../portfolio/kind.ts";
import styles from "./case-hero.module.css";

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
        <div className={styles.row}>
          <a className={styles.back} href={hrefOf(portfolio)}>
            <Arrow direction="back" />
            Back to portfolio
          </a>
          <Badges label="Categories" badges={study.categories} />
        </div>
        <h1>{study.title}</h1>
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
