import {
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { FieldInput } from "./field-input.tsx";
import { add } from "./server.ts";
import type { EditableSpot } from "./spots.ts";
import type { Addition, State } from "./types.ts";
import { mayLeave, setUnsaved } from "./unsaved.ts";
import { usePlace } from "./use-place.ts";
import { useSending } from "./use-sending.ts";

interface AddFormProps {
  addition: Addition;
  spot?: EditableSpot | undefined;
  onSaved(state: State): Promise<void>;
  onClose(): void;
}

/**
 * Asks for the values of a group, or of an item of a list, and adds it with all
 * of them. A text may wait: it is then marked as to be written.
 */
export function AddForm({ addition, spot, onSaved, onClose }: AddFormProps) {
  const { label, fields } = addition;
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [chosen, setChosen] = useState<File>();
  const form = useRef<HTMLFormElement>(null);
  const first = () =>
    form.current?.querySelector<HTMLElement>("input, select, textarea");
  const { refused, isSaving, send } = useSending(onSaved, () =>
    first()?.focus(),
  );
  const id = useId();
  const place = usePlace(spot, form);

  useLayoutEffect(() => {
    form.current?.showPopover();
    form.current
      ?.querySelector<HTMLElement>("input, select, textarea")
      ?.focus();
    return () => setUnsaved(false);
  }, []);

  const save = () => {
    const filled = fields.flatMap((field) => {
      const text = texts[field.path.join(".")]?.trim() ?? "";
      return text === "" ? [] : [{ field, text }];
    });
    const field = fields.find(({ isPicture }) => isPicture);
    send(() => add(addition, filled, field && chosen && { field, chosen }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && mayLeave()) onClose();
  };

  return (
    <form
      ref={form}
      popover="manual"
      className="field"
      aria-label={`Add: ${label}`}
      style={place}
      onKeyDown={onKeyDown}
      onChange={() => setUnsaved(true)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="about">
        <b>Add: {label}</b>
        <p id={`${id}-refused`} className="refused" role="alert">
          {refused}
        </p>
        {fields.map((field) => {
          const name = field.path.join(".");
          return (
            <div key={name} className="line">
              <label htmlFor={id + name}>{field.label}</label>
              {field.isPicture ? (
                <input
                  id={id + name}
                  type="file"
                  accept="image/*"
                  required
                  onChange={({ target }) => setChosen(target.files?.[0])}
                />
              ) : (
                <FieldInput
                  id={id + name}
                  field={field}
                  value={texts[name] ?? ""}
                  aria-describedby={`${id + name}-about ${id}-refused`}
                  aria-invalid={false}
                  onChange={(text) => setTexts({ ...texts, [name]: text })}
                />
              )}
              <span id={`${id + name}-about`}>{field.description}</span>
            </div>
          );
        })}
        <p className="buttons">
          <button type="submit" disabled={isSaving}>
            Save
          </button>
          <button type="button" onClick={() => mayLeave() && onClose()}>
            Give up
          </button>
        </p>
      </div>
    </form>
  );
}
