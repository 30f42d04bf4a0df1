import { type FormEvent, useEffect, useId, useState } from "react";
import { keep, listDifferences, takeBack } from "./server.ts";
import type { Difference, State } from "./types.ts";

interface DifferencesPanelProps {
  /** A change makes another list. */
  state: State;
  onChanged(change: () => Promise<State>): void;
}

/** Keeps all that differs. */
function KeepForm({ onAnswer }: { onAnswer(message: string): void }) {
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const onKeep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { message, branch } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    setBusy(true);
    keep(message ?? "", branch ?? "")
      .then(
        (kept) => {
          onAnswer(kept.message);
          form.reset();
        },
        (error: Error) => onAnswer(error.message),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form className="chips" onSubmit={onKeep}>
      <label htmlFor={`${id}-message`}>What has changed, in a sentence</label>
      <input id={`${id}-message`} name="message" required />
      <label htmlFor={`${id}-branch`}>On a new branch (optional)</label>
      <input id={`${id}-branch`} name="branch" />
      <button type="submit" disabled={isBusy}>
        Keep
      </button>
    </form>
  );
}

/** What differs from the last commit, in words: each difference can be taken back, and all of them kept. */
export function DifferencesPanel({ state, onChanged }: DifferencesPanelProps) {
  const [differences, setDifferences] = useState<Difference[]>();
  const [answer, setAnswer] = useState("");

  useEffect(() => {
    listDifferences().then(setDifferences, (error: Error) => setAnswer(error.message));
  }, [state, answer]);

  return (
    <div className="settings">
      {differences?.length === 0 && <p>Nothing differs from the last commit.</p>}
      <ul className="texts" aria-label="Changes since the last commit">
        {differences?.map((difference) => (
          <li key={`${difference.file} ${difference.path.join(".")}`} className="difference">
            <span>
              <b>
                {difference.page ?? difference.file}: {difference.label}
              </b>
              {difference.before && <del>{difference.before}</del>}
              {difference.after && <ins>{difference.after}</ins>}
            </span>
            <button
              type="button"
              aria-label={`Take back: ${difference.label}`}
              onClick={() => onChanged(() => takeBack(difference))}
            >
              Take back
            </button>
          </li>
        ))}
      </ul>
      {differences && differences.length > 0 && <KeepForm onAnswer={setAnswer} />}
      <p role="status">{answer}</p>
    </div>
  );
}
