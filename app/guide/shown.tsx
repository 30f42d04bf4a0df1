import type { ReactNode } from "react";
import styles from "./guide.module.css";

interface ShownProps {
  /** Under app/. */
  file: string;
  variant?: string;
  children: ReactNode;
}

/** One thing of the guide, under the file that it is made in. */
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
