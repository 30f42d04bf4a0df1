import type { ReactNode } from "react";
import lateStyles from "../ui/late.module.css";
import { SheetHeader, type SheetTitle } from "../ui/sheet-header.tsx";
import styles from "./section.module.css";

type Tone = "paper" | "tint" | "dark";

interface SectionProps {
  /** Its title line: number, name, remarks. */
  sheet?: SheetTitle;
  /** The ground it stands on; at most one dark sheet a page. */
  tone?: Tone;
  /** It stands far below on a long page, and is laid out after the first paint. */
  late?: boolean;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

const toneClass: Record<Tone, string> = {
  paper: "",
  tint: `${styles.tint} column-lines`,
  dark: `${styles.dark} dark-sheet column-lines`,
};

/** A band of a page: it owns the vertical rhythm and opens with a sheet's title line. */
export function Section({ sheet, tone = "paper", late = false, id, className, children }: SectionProps) {
  const classes = [styles.section, toneClass[tone], late && lateStyles.late, className]
    .filter(Boolean)
    .join(" ");
  return (
    <section className={classes} id={id}>
      {sheet && <SheetHeader title={sheet} />}
      {children}
    </section>
  );
}
