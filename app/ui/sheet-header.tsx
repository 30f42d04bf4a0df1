import styles from "./sheet-header.module.css";

/** Name, and two remarks such as a scale and a count: the header of a sheet. */
export type SheetTitle = readonly [
  name: string,
  remark?: string,
  end?: string | undefined,
];

interface SheetHeaderProps {
  /** Its number, or the content in its place. */
  mark: string;
  title: SheetTitle;
  /** Whether it says what nothing else says. */
  heard?: boolean;
}

/** Decoration by default: as a rule the heading after it says the same. */
export function SheetHeader({ mark, title, heard = false }: SheetHeaderProps) {
  return (
    <p
      className={`note cluster ${styles.header}`}
      aria-hidden={!heard || undefined}
    >
      {[mark, ...title]
        .filter((part) => part !== undefined)
        .map((part) => (
          <span key={part}>{part}</span>
        ))}
    </p>
  );
}
