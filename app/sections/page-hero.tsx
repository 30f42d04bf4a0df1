import type { ReactNode } from "react";
import type { Action, Fact } from "../content/schema/parts.ts";
import { TextLink } from "../ui/text-link.tsx";
import { HeroFigure } from "./hero-figure.tsx";
import styles from "./page-hero.module.css";
import paper from "./squared-paper.module.css";
import { TitleBlock } from "./title-block.tsx";

interface PageHeroProps {
  title: string;
  /** A long title, such as an article's, has smaller letters. */
  size?: "long";
  subtitle?: string;
  /** The part of the site, and the page's mark in it. */
  crumb?: { label: string; href?: string; mark?: string };
  /** Key facts, beside the actions. */
  facts?: readonly Fact[] | undefined;
  actions?: readonly Action[];
  /** Further content below the subtitle. */
  remark?: ReactNode;
  /** The page's drawing; beside the text from 1024 px. */
  children?: ReactNode;
}

/** The first view of a page: h1, subtitle, drawing, facts and actions. */
export function PageHero({ title, size, subtitle, crumb, facts, actions, remark, children }: PageHeroProps) {
  const hero = `${paper.squared} ${styles.hero}`;
  return (
    <section className={children ? `${hero} ${styles.withDrawing}` : hero}>
      <div className={styles.words}>
        {crumb && (
          <p className="note">
            {crumb.href ? (
              <TextLink href={crumb.href} alone>
                {crumb.label}
              </TextLink>
            ) : (
              crumb.label
            )}
            {crumb.mark && ` / ${crumb.mark}`}
          </p>
        )}
        <h1 className={size && styles[size]}>{title}</h1>
        {subtitle && <p className={`lead ${styles.subtitle}`}>{subtitle}</p>}
        {remark}
      </div>
      {actions && <TitleBlock facts={facts} actions={actions} />}
      {children && (
        <div className={styles.drawing}>
          <HeroFigure>{children}</HeroFigure>
        </div>
      )}
    </section>
  );
}
