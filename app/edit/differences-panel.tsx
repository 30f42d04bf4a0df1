import { useState } from "react";
import { PublishPanel } from "./publish-panel.tsx";
import { listDifferences, listUnwritten, takeBack } from "./server.ts";
import type { FieldPlace, State } from "./types.ts";
import { useAnswer } from "./use-answer.ts";
import type { Publishing } from "./use-publishing.ts";

interface DifferencesPanelProps {
  /** A change makes another list. */
  state: State;
  publishing: Publishing;
  onOpen(place: FieldPlace): void;
  onChange(change: () => Promise<State>, done: string): void;
}

/**
 * What differs from the last commit, in words: each difference can be taken
 * back, and all of them kept.
 */
export function DifferencesPanel({
  state,
  publishing,
  onOpen,
  onChange,
}: DifferencesPanelProps) {
  const [problem, setProblem] = useState("");
  const unwritten = useAnswer(listUnwritten, [state]) ?? [];
  const differences = useAnswer(
    listDifferences,
    [state, publishing.outcome],
    ({ message }) => setProblem(message),
  );

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
      {problem && <p role="status">{problem}</p>}
      <PublishPanel
        publishing={publishing}
        isChanged={differences !== undefined && differences.length > 0}
      />
    </div>
  );
}
