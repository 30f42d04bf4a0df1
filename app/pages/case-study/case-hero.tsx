import type { ReactNode } from "react";
import paper from "../../sections/squared-paper.module.css";
import { Actions } from "../../ui/actions.tsx";
import { Facts } from "../../ui/facts.tsx";
import styles from "./case-hero.module.css";
import { CaseTitle } from "./case-title.tsx";
import type { FullCaseStudy } from "./schema.ts";

interface CaseHeroProps {
  study: { title: string; categories: readonly string[]; subtitle: string; summary: string };
  /** Where the case study tells it, the title runs over the whole sheet. */
  meta: FullCaseStudy["meta"] | undefined;
  actions: readonly { label: string; href: string }[];
  /** The figure. */
  children: ReactNode;
}

/** The first view of a case study. */
export function CaseHero({ study, meta, actions, children }: CaseHeroProps) {
  const lines = (
    <div className={styles.lines}>
      <p className="lead">{study.subtitle}</p>
      <p className={styles.summary}>{study.summary}</p>
      <div className={styles.actions}>
        <Actions actions={actions} />
      </div>
    </div>
  );
  if (!meta) {
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
        <Facts
          facts={[
            { label: "Client", value: meta.client },
            { label: "Duration", value: meta.duration },
            { label: "Team", value: meta.team },
            { label: "Since", value: meta.since },
          ]}
        />
      </div>
      {children}
    </section>
  );
}
