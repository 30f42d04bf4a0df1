import { useState } from "react";
import { Form, Line } from "./form.tsx";
import { keep, listDifferences, listUnwritten, takeBack } from "./server.ts";
import type { FieldPlace, State } from "./types.ts";
import { useAnswer } from "./use-answer.ts";

interface DifferencesPanelProps {
  /** A change makes another list. */
  state: State;
  onOpen(place: FieldPlace): void;
  onChange(change: () => Promise<State>, done: string): void;
}

/**
 * What differs from the last commit, in words: each difference can be taken
 * back, and all of them kept.
 */
export function DifferencesPanel({
  state,
  onOpen,
  onChange,
}: DifferencesPanelProps) {
  const [answer, setAnswer] = useState("");
  const report = ({ message }: { message: string }) => setAnswer(message);
  const unwritten = useAnswer(listUnwritten, [state]) ?? [];
  const differences = useAnswer(listDifferences, [state, answer], report);

  return (
    <div className="settings">
      {differences?.length === 0 && (
        <p>Nothing differs from the last commit.</p>
      )}
      <ul className="texts" aria-label="Changes since the last commit">
        {differences?.map((difference) => (
          <li
            key={`${difference.file} ${difference.path.join(".")}`}
            className="difference"
          >
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
              onClick={() =>
                onChange(() => takeBack(difference), "Taken back.")
              }
            >
              Take back
            </button>
          </li>
        ))}
      </ul>
      {unwritten.length > 0 && (
        <>
          <p>
            Still to be written: the site is not published with these, unless
            their page is a draft.
          </p>
          <ul className="texts" aria-label="Still to be written">
            {unwritten.map((place) => (
              <li key={`${place.file} ${place.path.join(".")}`}>
                <button type="button" onClick={() => onOpen(place)}>
                  {place.page ?? place.file}: {place.label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {differences && differences.length > 0 && (
        <Form
          name="Keep"
          run={({ message = "", branch = "" }) =>
            keep(message, branch).then(report, report)
          }
        >
          <Line
            name="message"
            label="What has changed, in a sentence"
            required
          />
          <Line name="branch" label="On a new branch (optional)" />
        </Form>
      )}
      <p role="status">{answer}</p>
    </div>
  );
}
