import styles from "./sheet-header.module.css";

/** Name, and two remarks such as a scale and a count: the header of a sheet. */
export type SheetTitle = readonly [name: string, remark?: string, end?: string | undefined];

interface SheetHeaderProps {
  /** Its number, or the content in its place. */
  mark: string;
  title: SheetTitle;
}

export function SheetHeader({ mark, title }: SheetHeaderProps) {
  return (
    <p className={`note cluster ${styles.header}`}>
      {[mark, ...title]
        .filter((part) => part !== undefined)
        .map((part) => (
          <span key={part}>{part}</span>
        ))}
    </p>
  );
}
