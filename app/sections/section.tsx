import type { ReactNode } from "react";
import { SheetHeader, type SheetTitle } from "../ui/sheet-header.tsx";
import styles from "./section.module.css";
import { sheetMark, useSheetNumber } from "./sheets.tsx";

type Tone = "paper" | "tint" | "dark";

interface SectionProps {
  /** Its title line: name and remarks. */
  sheet?: SheetTitle;
  /** In place of the sheet's number, or with the number that the section has taken. */
  mark?: string | undefined;
  /** The ground it stands on; at most one dark sheet a page. */
  tone?: Tone;
  /** How many columns stand under its title line on a wide screen. */
  columns?: 1 | 2 | 4;
  /** Its parts, marked data-late, may be laid out late one by one: the section itself then is not (app/styles/base.css). */
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

const columnsClass = { 1: "", 2: styles.halves, 4: styles.quarters };

function NumberedHeader({ title }: { title: SheetTitle }) {
  return <SheetHeader mark={sheetMark(useSheetNumber())} title={title} />;
}

/** A band of a page: it owns the vertical rhythm and opens with a sheet's title line. */
export function Section({
  sheet,
  mark,
  tone = "paper",
  columns = 1,
  inParts = false,
  id,
  className,
  children,
}: SectionProps) {
  const classes = [styles.section, toneClass[tone], columnsClass[columns], className];
  return (
    <section className={classes.filter(Boolean).join(" ")} id={id} data-parts={inParts ? "" : undefined}>
      {sheet && (mark ? <SheetHeader mark={mark} title={sheet} /> : <NumberedHeader title={sheet} />)}
      {children}
    </section>
  );
}
