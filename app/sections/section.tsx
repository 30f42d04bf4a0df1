import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
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
  /** The columns under its title line on a wide screen; "1 + 3": the heading beside three columns for all else. */
  columns?: 1 | 2 | 4 | "1 + 3";
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

const columnsClass = {
  1: undefined,
  2: `${styles.columns} ${styles.halves}`,
  4: styles.columns,
  "1 + 3": `${styles.columns} ${styles.beside}`,
};

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
  return (
    <section
      className={classNames(styles.section, toneClass[tone], columnsClass[columns], className)}
      id={id}
      data-parts={inParts ? "" : undefined}
    >
      {sheet && (mark ? <SheetHeader mark={mark} title={sheet} /> : <NumberedHeader title={sheet} />)}
      {children}
    </section>
  );
}
