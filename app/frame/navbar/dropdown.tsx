import type { ReactNode } from "react";
import { Chevron } from "../../ui/arrow.tsx";
import styles from "./navbar.module.css";

interface DropdownProps {
  id: string;
  name: string;
  /** Whether the current page is one of its links. */
  current: boolean;
  children: ReactNode;
}

/** A native popover and its button: Escape, a click outside and opening another one close it without a script. */
export function Dropdown({ id, name, current, children }: DropdownProps) {
  return (
    <li>
      <button type="button" popoverTarget={id} aria-current={current || undefined}>
        {name}
        <Chevron />
      </button>
      <div id={id} popover="auto" className={`desk-only ${styles.panel} column-lines`}>
        {children}
      </div>
    </li>
  );
}
