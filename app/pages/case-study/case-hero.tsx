import type { ReactNode } from "react";
import { hrefOf } from "../../content/kind.ts";
import type { Action, Fact } from "../../content/schema/parts.ts";
import { words } from "../../content/words.ts";
import { Hero } from "../../sections/hero.tsx";
import { Arrow } from "../../ui/arrow.tsx";
import { Badges } from "../../ui/badges.tsx";
import { Grid } from "../../ui/grid.tsx";
import { TextLink } from "../../ui/link.tsx";
import { portfolio } from "../portfolio/kind.ts";
import styles from "./case-hero.module.css";
import { type CaseStudy, isFullCaseStudy } from "./schema.ts";

/**
 * Client, duration, team and start if the case study has them; otherwise its
 * result and its stack.
 */
function factsOf(study: CaseStudy): Fact[] {
  if (isFullCaseStudy(study)) {
    const { client, duration, team, since } = study.meta;
    return [
      { label: words.sections.client, value: client },
      { label: words.caseStudy.duration, value: duration },
      { label: words.caseStudy.team, value: team },
      { label: words.caseStudy.since, value: since },
    ];
  }
  const { value, label } = study.card.figure;
  const stack = study.stack.map(({ name }) => name);
  return [
    { label: words.caseStudy.result, value: `${value} ${label}` },
    { label: words.caseStudy.stack, value: stack.slice(0, 4).join(", ") },
  ];
}

interface CaseHeroProps {
  study: CaseStudy;
  actions: readonly Action[];
  /** The figure. */
  children: ReactNode;
}

/** The first view of a case study: the figure is below a full-width title. */
export function CaseHero({ study, actions, children }: CaseHeroProps) {
  const head = (
    <div className={styles.head}>
      <TextLink href={hrefOf(portfolio)} alone>
        <Arrow direction="back" />
        {words.caseStudy.back}
      </TextLink>
      <Badges label={words.sections.categories} badges={study.categories} />
    </div>
  );
  const lines = (
    <Grid tablet={2} rowGap="s4" className={styles.lines}>
      <p className="lead">{study.subtitle}</p>
      <p>{study.summary}</p>
    </Grid>
  );
  return (
    <Hero
      className={styles.hero}
      above={head}
      title={study.title}
      remark={lines}
      facts={factsOf(study)}
      actions={actions}
    >
      {children}
    </Hero>
  );
}
