import { type FormEvent, useEffect, useId, useState } from "react";
import { keep, listDifferences, RefusedError, takeBack } from "./server.ts";
import type { Difference, State } from "./types.ts";

interface DifferencesPanelProps {
  /** A change makes another list. */
  state: State;
  onChanged(change: () => Promise<State>): void;
}

/** What a value was and is. */
function Values({ before, after }: Difference) {
  return (
    <>
      {before && <del>{before}</del>}
      {after && <ins>{after}</ins>}
    </>
  );
}

/** What differs from the last commit, in words: each difference can be taken back, and all of them kept. */
export function DifferencesPanel({ state, onChanged }: DifferencesPanelProps) {
  const [differences, setDifferences] = useState<Difference[]>();
  const [message, setMessage] = useState("");
  const [branch, setBranch] = useState("");
  const [answer, setAnswer] = useState("");
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const report = (error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    setAnswer(error.message);
  };

  useEffect(() => {
    listDifferences().then(setDifferences, report);
  }, [state, answer]);

  const onKeep = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    keep(message, branch)
      .then((kept) => {
        setAnswer(kept.message);
        setMessage("");
        setBranch("");
      }, report)
      .finally(() => setBusy(false));
  };

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
              <Values {...difference} />
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
      {differences && differences.length > 0 && (
        <form className="chips" onSubmit={onKeep}>
          <label htmlFor={`${id}-message`}>What has changed, in a sentence</label>
          <input
            id={`${id}-message`}
            required
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
          <label htmlFor={`${id}-branch`}>On a new branch (optional)</label>
          <input id={`${id}-branch`} value={branch} onChange={({ target }) => setBranch(target.value)} />
          <button type="submit" disabled={isBusy}>
            Keep
          </button>
        </form>
      )}
      <p role="status">{answer}</p>
    </div>
  );
}
