import styles from "./stamp.module.css";

interface StampProps {
  /** What is stamped. */
  words: string;
  /** When it was; a page without scripts does not know. */
  at?: Date;
}

/** The mark on an order sheet that has arrived. */
export function Stamp({ words, at }: StampProps) {
  const hour = at?.toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  return (
    <p className={styles.stamp}>
      {words} {at && <time dateTime={at.toISOString()}>{hour}</time>}
    </p>
  );
}
