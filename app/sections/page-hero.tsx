import type { ReactNode } from "react";
import { Actions } from "../ui/actions.tsx";
import { HeroFigure } from "./hero-figure.tsx";
import styles from "./page-hero.module.css";
import paper from "./squared-paper.module.css";

interface PageHeroProps {
  title: string;
  subtitle?: string;
  /** Where the page belongs: the part of the site, and the page's mark in it. */
  crumb?: { label: string; href?: string; mark?: string };
  actions?: readonly { label: string; href: string }[];
  /** What else the page has to say at once, below its subtitle. */
  remark?: ReactNode;
  /** The page's drawing; beside the words from 1024 px on. */
  children?: ReactNode;
}

/** The first view of a page: its one h1, a subtitle and a drawing. */
export function PageHero({ title, subtitle, crumb, actions, remark, children }: PageHeroProps) {
  const hero = `${paper.squared} ${styles.hero}`;
  return (
    <section className={children ? `${hero} ${styles.withDrawing}` : hero}>
      <div className={styles.words}>
        {crumb && (
          <p className={`note ${styles.crumb}`}>
            {crumb.href ? <a href={crumb.href}>{crumb.label}</a> : crumb.label}
            {crumb.mark && ` / ${crumb.mark}`}
          </p>
        )}
        <h1>{title}</h1>
        {subtitle && <p className={`lead ${styles.subtitle}`}>{subtitle}</p>}
        {remark}
        {actions && (
          <div className={styles.actions}>
            <Actions actions={actions} />
          </div>
        )}
      </div>
      {children && (
        <div className={styles.drawing}>
          <HeroFigure>{children}</HeroFigure>
        </div>
      )}
    </section>
  );
}
