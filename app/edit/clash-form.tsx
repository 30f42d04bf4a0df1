import { Form } from "./form.tsx";
import type { Clash, Decision } from "./publish-types.ts";

interface ClashFormProps {
  clashes: readonly Clash[];
  onDecide(decisions: Decision[]): Promise<void>;
}

/** One of two texts, side by side, or a third. */
function ClashChoice({ clash }: { clash: Clash }) {
  const { key, file, label, mine, theirs, draft } = clash;
  const option = (take: Decision["take"], name: string, text: string) => (
    <label>
      <input type="radio" name={key} value={take} required /> <b>{name}</b>
      <span>{text || "(nothing)"}</span>
    </label>
  );
  return (
    <fieldset className="clash">
      <legend>
        {label} ({file})
      </legend>
      {option("mine", "Mine", mine)}
      {option("theirs", "Theirs", theirs)}
      {draft !== undefined && (
        <div>
          {option("other", "Another", "written here:")}
          <textarea
            name={`${key} text`}
            aria-label={`Another text: ${label}`}
            defaultValue={draft}
            rows={3}
          />
        </div>
      )}
    </fieldset>
  );
}

/** Texts that a colleague has changed too: somebody has to decide. */
export function ClashForm({ clashes, onDecide }: ClashFormProps) {
  const run = (fields: Partial<Record<string, string>>) =>
    onDecide(
      clashes.map(({ key }) => ({
        key,
        take: fields[key] as Decision["take"],
        text: fields[`${key} text`],
      })),
    );
  return (
    <Form name="Send what is chosen" run={run}>
      {clashes.map((clash) => (
        <ClashChoice key={clash.key} clash={clash} />
      ))}
    </Form>
  );
}
