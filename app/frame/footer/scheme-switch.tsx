import { InlineScript } from "../../runtime/inline-script.tsx";
import { keepScheme } from "./keep-scheme.ts";
import styles from "./scheme-switch.module.css";

/** The values are those of CSS; none is "as the system". */
const schemes = [
  { value: "light", name: "Paper" },
  { value: "dark", name: "Blueprint" },
  { value: "", name: "As the system" },
] as const;

/** The visitor's choice of colour scheme; app/runtime/apply-colour-scheme.ts applies it to the next page. */
export function SchemeSwitch() {
  return (
    <fieldset className={styles.switch}>
      <legend className="note">Drawn on</legend>
      {schemes.map(({ value, name }) => (
        <label key={name}>
          <input type="radio" name="scheme" value={value} defaultChecked={value === ""} />
          {name}
        </label>
      ))}
      <InlineScript run={keepScheme} />
    </fieldset>
  );
}
