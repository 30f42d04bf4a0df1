import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import type { Contact } from "../schema.ts";
import { CheckMark, CloseMark, ErrorMark } from "./marks.tsx";
import styles from "./notice.module.css";

export interface NoticeProps {
  toast: Pick<Contact["toasts"]["error"], "title" | "text" | "destructive">;
  heading?: "h2" | "h3";
  /** Below the fixed sentence. */
  children?: ReactNode;
  close?: ReactNode;
}

/**
 * What the form answers. A destructive one interrupts screen readers; the
 * others are put into a polite region.
 */
export function Notice({
  toast,
  heading: Heading = "h3",
  children,
  close,
}: NoticeProps) {
  const { title, text, destructive } = toast;
  return (
    <div
      className={classNames(styles.notice, destructive && styles.destructive)}
    >
      {destructive ? <ErrorMark /> : <CheckMark />}
      <div
        className={`small ${styles.words}`}
        role={destructive ? "alert" : undefined}
      >
        <Heading className={destructive ? "signal" : undefined}>
          {title}
        </Heading>
        <p>{text}</p>
        {children}
      </div>
      {close}
    </div>
  );
}

interface CloseButtonProps {
  label: string;
  onClick: () => void;
}

export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={label}
      onClick={onClick}
    >
      <CloseMark />
    </button>
  );
}
