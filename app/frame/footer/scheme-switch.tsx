import choices from "../../ui/choices.module.css";
import styles from "./scheme-switch.module.css";

/** The values of CSS `color-scheme`; empty follows the system. */
const schemes = [
  { value: "light", name: "Paper" },
  { value: "dark", name: "Blueprint" },
  { value: "", name: "As the system" },
] as const;

/** The visitor's choice of colour scheme: keep-scheme.ts stores it, app/runtime/apply-colour-scheme.ts applies it. */
export function SchemeSwitch() {
  return (
    <fieldset className={`cluster ${styles.switch}`}>
      <legend className="note">Drawn on</legend>
      {schemes.map(({ value, name }) => (
        <label key={name}>
          <input
            className={choices.radio}
            type="radio"
            name="scheme"
            value={value}
            defaultChecked={value === ""}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
