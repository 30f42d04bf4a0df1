import styles from "./sent.module.css";

interface StampProps {
  words: string;
  /** Undefined without scripts. */
  at?: Date;
  /** The language of the time. */
  lang?: string;
}

/**
 * The stamp on the form after a message was sent. What it says is in the words
 * beside it, so it is not read aloud.
 */
export function Stamp({ words, at, lang }: StampProps) {
  const hour = at?.toLocaleTimeString(lang, {
    hour: "2-digit",
    minute: "2-digit",
  });
  return (
    <p className={styles.received} aria-hidden="true">
      {words} {at && <time dateTime={at.toISOString()}>{hour}</time>}
    </p>
  );
}
