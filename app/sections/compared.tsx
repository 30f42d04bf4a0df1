import type { ReactNode } from "react";
import choices from "../ui/choices.module.css";
import { classNames } from "../ui/class-names.ts";
import styles from "./compared.module.css";

interface ComparedProps {
  /** The name of the radio buttons; unique on a page. */
  name: string;
  /** What is compared. */
  legend: string;
  /**
   * The states in order. `name` is the state's name in the reading, if it
   * differs from its label; `line` is its line style in the drawing, which the
   * switch shows as a key.
   */
  states: readonly {
    label: string;
    name?: string;
    line?: "dashed" | "ink" | "signal";
  }[];
  /** The initial state, from 1. */
  first: number;
  /** The value of each state, beside the switch. */
  readings?: readonly ReactNode[];
  /** A drawing with parts in a `State`, and text in an `InState`. */
  children: ReactNode;
}

/**
 * A switch between the states of a comparison: radio buttons and CSS, without a
 * script.
 */
export function Compared({
  name,
  legend,
  states,
  first,
  readings,
  children,
}: ComparedProps) {
  return (
    <div className={styles.compared}>
      <div className={`cluster ${styles.head}`}>
        <fieldset className={`no-print ${choices.choices} ${styles.switch}`}>
          <legend className="note">{legend}</legend>
          {states.map(({ label, line }, index) => (
            <label key={label}>
              <input
                className={choices.radio}
                type="radio"
                name={name}
                value={index + 1}
                defaultChecked={index + 1 === first}
              />
              <span
                className={classNames(choices.choice, line && styles[line])}
              >
                {label}
              </span>
            </label>
          ))}
        </fieldset>
        {readings && (
          <output className="large" aria-label={legend}>
            {states.map(({ label, name = label }, index) => (
              <InState key={label} number={index + 1}>
                <span className="note block">{name}</span> {readings[index]}
              </InState>
            ))}
          </output>
        )}
      </div>
      {children}
    </div>
  );
}

/** Text of one state. */
export function InState({
  number,
  children,
}: {
  number: number;
  children: ReactNode;
}) {
  return <span className={`v${number}`}>{children}</span>;
}
