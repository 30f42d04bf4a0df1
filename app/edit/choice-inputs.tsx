import type { Choice } from "../text/join-forms.ts";

/** `=0` → `exactly 0`; the others have the names that languages give them. */
const formName = (name: string) =>
  name.startsWith("=") ? `exactly ${name.slice(1)}` : name;

interface ChoiceInputsProps {
  choices: readonly Choice[];
  onChange(choices: readonly Choice[]): void;
}

/** The forms of plurals and other choices in a text, each with its name. */
export function ChoiceInputs({ choices, onChange }: ChoiceInputsProps) {
  const change = (token: string, form: string, text: string) =>
    onChange(
      choices.map((choice) => {
        if (choice.token !== token) return choice;
        const forms = choice.forms.map(({ name, text: before }) => ({
          name,
          text: name === form ? text : before,
        }));
        return { ...choice, forms };
      }),
    );
  return choices.map(({ token, forms }) => (
    <fieldset key={token} className="choices">
      <legend>{token}</legend>
      {forms.map(({ name, text }) => (
        <label key={name}>
          {formName(name)}{" "}
          <input
            value={text}
            onChange={({ target }) => change(token, name, target.value)}
          />
        </label>
      ))}
    </fieldset>
  ));
}
