import type { ReactNode } from "react";
import choices from "../ui/choices.module.css";
import { classNames } from "../ui/class-names.ts";
import styles from "./compared.module.css";

interface ComparedProps {
  /** Names the radio buttons; unique on a page. */
  name: string;
  /** What is compared. */
  legend: string;
  /** The states in order. `name` is what the reading calls one, if not by its label; `line` is the kind of line that a state has in the drawing: the switch is its key. */
  states: readonly { label: string; name?: string; line?: "dashed" | "ink" | "signal" }[];
  /** The state that is shown at first, from 1. */
  first: number;
  /** Beside the switch: the reading in each state. */
  readings?: readonly ReactNode[];
  /** The drawing whose parts are in a `State`, and words in an `InState`. */
  children: ReactNode;
}

/** Shows one state after another of what is compared: two or more radio buttons drawn as a switch, by CSS alone. */
export function Compared({ name, legend, states, first, readings, children }: ComparedProps) {
  return (
    <div className={styles.compared}>
      <div className={`cluster ${styles.head}`}>
        <fieldset className={`${choices.choices} ${styles.switch}`}>
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
              <span className={classNames(choices.choice, line && styles[line])}>{label}</span>
            </label>
          ))}
        </fieldset>
        {readings && (
          <output className={styles.reading}>
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

/** Words that belong to one state. */
export function InState({ number, children }: { number: number; children: ReactNode }) {
  return <span className={`v${number}`}>{children}</span>;
}
