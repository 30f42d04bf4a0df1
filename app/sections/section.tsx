import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { Grid } from "../ui/grid.tsx";
import { SheetHeader, type SheetTitle } from "../ui/sheet-header.tsx";
import styles from "./section.module.css";
import { sheetMark, useSheetNumber } from "./sheets.tsx";

type Tone = "paper" | "tint" | "dark";

interface SectionProps {
  /** `div` if it has no heading of its own. */
  as?: "section" | "div";
  /** Its header: name and remarks. */
  sheet?: SheetTitle;
  /**
   * Replaces the sheet's number, or is the number that the section has already
   * taken.
   */
  mark?: string | undefined;
  /** Its background; at most one dark section per page. */
  tone?: Tone;
  /**
   * The columns on a wide screen; "1 + 3": the heading beside three columns for
   * the rest.
   */
  columns?: 1 | 2 | 4 | "1 + 3";
  /**
   * Its parts (`data-late`) are laid out late one by one, instead of the
   * section itself (app/styles/late.css).
   */
  inParts?: boolean;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

const toneClass: Record<Tone, string> = {
  paper: "",
  tint: `${styles.tint} column-lines`,
  dark: `${styles.dark} dark-sheet column-lines`,
};

const columnsClass = {
  1: undefined,
  2: `${styles.columns} ${styles.halves}`,
  4: styles.columns,
  "1 + 3": `${styles.columns} ${styles.beside}`,
};

function NumberedHeader({ title }: { title: SheetTitle }) {
  return <SheetHeader mark={sheetMark(useSheetNumber())} title={title} />;
}

/** A section of a page, with its vertical spacing and its header. */
export function Section({
  as: Tag = "section",
  sheet,
  mark,
  tone = "paper",
  columns = 1,
  inParts = false,
  id,
  className,
  children,
}: SectionProps) {
  return (
    <Tag
      className={classNames(
        styles.section,
        toneClass[tone],
        columnsClass[columns],
        className,
      )}
      id={id}
      data-parts={inParts ? "" : undefined}
    >
      {sheet &&
        (mark ? (
          <SheetHeader mark={mark} title={sheet} />
        ) : (
          <NumberedHeader title={sheet} />
        ))}
      {children}
    </Tag>
  );
}

/**
 * The heading of a section and its lead: one below the other, side by side on a
 * wide screen.
 */
export function Opening({
  heading,
  lead,
}: {
  heading: string;
  lead: ReactNode;
}) {
  return (
    <Grid desk={2} rowGap="s5" className={styles.opening}>
      <h2>{heading}</h2>
      <p className="lead muted">{lead}</p>
    </Grid>
  );
}
