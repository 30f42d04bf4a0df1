import styles from "./sheet-header.module.css";

/** Number, name, and two remarks such as a scale and a count: the title line of a sheet. */
export type SheetTitle = readonly [number: string, name: string, remark?: string, end?: string];

export function SheetHeader({ title }: { title: SheetTitle }) {
  return (
    <p className={`note ${styles.header}`}>
      {title.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
