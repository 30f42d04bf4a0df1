import type { ReactNode } from "react";
import type { Action, Fact } from "../content/schema/parts.ts";
import type { CaptionedPicture } from "../content/schema/picture.ts";
import { fig, words } from "../content/words.ts";
import { DrawingId } from "../drawings/scene.ts";
import { Actions } from "../ui/button-link.tsx";
import { classNames } from "../ui/class-names.ts";
import { Figure } from "../ui/figure.tsx";
import { TextLink } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";
import styles from "./hero.module.css";

/** The id of a hero's drawing. */
export const HERO_FIGURE = "figure";

/**
 * The drawing of a hero, with an id, so that the end of the page can repeat it
 * (call-to-action.tsx).
 */
export function HeroFigure({
  id = HERO_FIGURE,
  children,
}: {
  id?: string;
  children: ReactNode;
}) {
  return <DrawingId value={id}>{children}</DrawingId>;
}

/**
 * The drawing of a hero without a list of its parts: not too large on a tablet.
 */
export function HeroDrawing({ children }: { children: ReactNode }) {
  return <div className={styles.unkeyed}>{children}</div>;
}

interface CrumbContent {
  label: string;
  href?: string;
  mark?: string;
}

function Crumb({ crumb: { label, href, mark } }: { crumb: CrumbContent }) {
  const link = href && (
    <TextLink href={href} alone>
      {label}
    </TextLink>
  );
  return (
    <p className="note">
      {link || label}
      {mark && ` / ${mark}`}
    </p>
  );
}

interface TitleBlockProps {
  facts?: readonly Fact[] | undefined;
  /** The first is the primary one. */
  actions: readonly Action[];
}

/**
 * The strip at the end of a hero, like a drawing's title block: key facts and
 * actions.
 */
export function TitleBlock({ facts, actions }: TitleBlockProps) {
  return (
    <div className={styles.block}>
      <Actions actions={actions} />
      {facts && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

interface HeroProps extends Partial<TitleBlockProps> {
  title: ReactNode;
  /** A long title, such as an article's, has smaller letters. */
  size?: "long";
  subtitle?: string;
  /** The part of the site, and the page's mark in it. */
  crumb?: CrumbContent;
  /** Above the title, instead of the crumb. */
  above?: ReactNode;
  /** Further content below the subtitle. */
  remark?: ReactNode;
  /** Without squared paper. */
  plain?: boolean;
  /**
   * The page's own layout, from its module, instead of the drawing beside the
   * text from the desk on.
   */
  className?: string | undefined;
  /** The page's drawing. */
  children?: ReactNode;
}

/**
 * The first view of a page: h1, subtitle, drawing, facts and actions, for most
 * as the content of the page has them.
 */
export function Hero(props: HeroProps) {
  const {
    title,
    size,
    subtitle,
    crumb,
    above,
    facts,
    actions,
    remark,
    plain,
    className,
    children,
  } = props;
  const layout = className ?? (children ? styles.beside : undefined);
  return (
    <section
      className={classNames(!plain && styles.squared, styles.hero, layout)}
    >
      <div className={styles.words}>
        {crumb ? <Crumb crumb={crumb} /> : above}
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

interface PictureFigureProps {
  picture: CaptionedPicture;
  /** As on a drawing: "Fig. 1". */
  number?: string;
}

/** A picture in the first view of a page, instead of a drawing. */
export function PictureFigure({
  picture,
  number = fig(1),
}: PictureFigureProps) {
  return (
    <Figure
      number={number}
      caption={picture.caption ?? words.figures.asBuilt}
      className={styles.picture}
    >
      <Picture picture={picture} place="hero" first />
    </Figure>
  );
}
