import type { ReactNode } from "react";
import styles from "./guide.module.css";

interface ShownProps {
  /** Under app/. */
  file: string;
  variant?: string;
  children: ReactNode;
}

/** An item of the guide, with its source file. */
export function Shown({ file, variant, children }: ShownProps) {
  return (
    <div className={styles.shown}>
      <p className="note">
        app/{file}
        {variant && `: ${variant}`}
      </p>
      {children}
    </div>
  );
}
