import { changeList } from "./server.ts";
import type { Field, FieldPlace, List, ListAction, State } from "./types.ts";

interface ListToolsProps {
  field: Field;
  list: List;
  onChange(change: () => Promise<State>): void;
  onAdd(place: FieldPlace): void;
}

/** Adds, removes and moves the item of a list that the text is in. */
export function ListTools({ field, list, onChange, onAdd }: ListToolsProps) {
  const { path, label, index, length, canAdd, canRemove } = list;
  const tools: [ListAction, string, boolean][] = [
    ["up", "Move up", index > 0],
    ["down", "Move down", index < length - 1],
    ["remove", "Remove it", canRemove],
  ];
  return (
    <fieldset className="chips">
      <legend>
        {label}: {index + 1} of {length}
      </legend>
      {tools.map(([action, name, isPossible]) => (
        <button
          key={action}
          type="button"
          disabled={!isPossible}
          onClick={() => onChange(() => changeList(field, list, action))}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        disabled={!canAdd}
        onClick={() => onAdd({ file: field.file, path: [...path, index + 1] })}
      >
        Add one after it
      </button>
    </fieldset>
  );
}
