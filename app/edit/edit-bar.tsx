import { useEffect, useState } from "react";
import { BranchNote } from "./branch-note.tsx";
import { counted } from "./counted.ts";
import { DifferencesPanel } from "./differences-panel.tsx";
import { undoLast } from "./server.ts";
import { Settings } from "./settings.tsx";
import type { EditableSpot } from "./spots.ts";
import type { FieldPlace, State } from "./types.ts";
import { usePublishing } from "./use-publishing.ts";

interface EditBarProps {
  isOn: boolean;
  spots: readonly EditableSpot[];
  state: State;
  status: string;
  onSwitch(): void;
  onPoint(spot: EditableSpot): void;
  onOpen(place: FieldPlace, spot?: EditableSpot): void;
  onAdd(place: FieldPlace): void;
  /** Makes a change of another place and shows it. */
  onChange(change: () => Promise<State>, done: string): Promise<void>;
  /** What was said has been read. */
  onRead(): void;
}

/** What a text says, in short. */
function excerpt({ range, host, attribute }: EditableSpot): string {
  const text = (
    attribute ? (host.getAttribute(attribute) ?? "") : String(range)
  )
    .trim()
    .replace(/\s+/g, " ");
  return text.length > 48 ? `${text.slice(0, 48)}…` : text;
}

const lastRead = "edit-notice-read";

/** What is said about a page that was made, until it has been read. */
function useNotice({ changes, notice }: State) {
  const name = `${changes} ${notice?.message}`;
  const [known, setKnown] = useState(() => sessionStorage.getItem(lastRead));
  const read = () => {
    sessionStorage.setItem(lastRead, name);
    setKnown(name);
  };
  return { notice, isRead: known === name, read };
}

/** The bar of the editor, at the foot of the window. */
export function EditBar({
  isOn,
  spots,
  state,
  status,
  onSwitch,
  onPoint,
  onOpen,
  onAdd,
  onChange,
  onRead,
}: EditBarProps) {
  const { notice, isRead, read } = useNotice(state);
  const said = status || (isRead ? "" : notice?.message);
  const panels = {
    texts: counted(spots.length, "text"),
    fields: "All fields",
    changes: "Changes",
  };
  const [shown, setShown] = useState<string>();
  const publishing = usePublishing(state, onChange);
  useEffect(() => {
    // What came of it, and what there is to decide, is said there.
    if (publishing.outcome) setShown("changes");
  }, [publishing.outcome]);
  const point = (spot: EditableSpot) => {
    if (spot.range) spot.host.scrollIntoView({ block: "center" });
    onPoint(spot);
  };
  return (
    <section className="bar" aria-label="Editing">
      {shown === "fields" && (
        <Settings
          state={state}
          onOpen={onOpen}
          onAdd={onAdd}
          onChange={onChange}
        />
      )}
      {shown === "changes" && (
        <DifferencesPanel
          state={state}
          publishing={publishing}
          onOpen={onOpen}
          onChange={onChange}
        />
      )}
      {shown === "texts" && (
        <ul className="texts" aria-label="Texts of this page">
          {spots.map((spot) => (
            <li key={`${spot.id} ${spot.attribute} ${spots.indexOf(spot)}`}>
              <button
                type="button"
                onFocus={() => point(spot)}
                onClick={() => onOpen(spot.place, spot)}
              >
                <b>{spot.place.label}</b> {excerpt(spot)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        aria-pressed={isOn}
        aria-description="Tab leads to every text; Enter edits it"
        onClick={onSwitch}
      >
        Editing
      </button>
      {Object.entries(panels).map(([panel, name]) => (
        <button
          key={panel}
          type="button"
          aria-expanded={shown === panel}
          onClick={() => setShown(shown === panel ? undefined : panel)}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        disabled={state.changes === 0}
        onClick={() => onChange(() => undoLast(state), "Undone.")}
      >
        Undo{state.last ? `: ${state.last}` : ""}
      </button>
      <BranchNote {...publishing} />
      <p role="status">
        {said}{" "}
        {said && !status && notice && (
          <a href={notice.address} onClick={read}>
            Open {notice.address}
          </a>
        )}
      </p>
      {said && (
        <button
          type="button"
          onClick={() => {
            if (status) onRead();
            else read();
          }}
        >
          Got it
        </button>
      )}
    </section>
  );
}
