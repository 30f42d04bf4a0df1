import {
  type CSSProperties,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { joinForms } from "../text/join-forms.ts";
import { ChoiceInputs } from "./choice-inputs.tsx";
import { counted } from "./counted.ts";
import { type Control, FieldInput } from "./field-input.tsx";
import { ListTools } from "./list-tools.tsx";
import { Neighbours, type NeighboursProps } from "./neighbours.tsx";
import { useBox } from "./outline.tsx";
import { replacePicture, StaleError, saveField } from "./server.ts";
import type { EditableSpot, OpenField } from "./spots.ts";
import { typeOf } from "./type-of.ts";
import type { Field, State } from "./types.ts";
import { mayLeave, setUnsaved } from "./unsaved.ts";

/** The length of a text as visitors read it. */
function lengthOf(text: string, facts: Field["facts"]): number {
  return facts.reduce(
    (filled, { quote, value }) => filled.replaceAll(quote, value),
    text.trim(),
  ).length;
}

/** `12 characters left`, or what is too much. */
function remaining(
  length: number,
  { least = 0, most }: Pick<Field, "least" | "most">,
): string {
  if (length < least)
    return `${counted(least - length, "more character")} needed`;
  if (most === undefined) return "";
  return length > most
    ? `${counted(length - most, "character")} too many`
    : `${counted(most - length, "character")} left`;
}

/** Above the text on the page, inside the window. */
function usePlace(spot: EditableSpot | undefined): CSSProperties {
  const box = useBox(spot);
  const width = Math.min(Math.max(box?.width ?? 0, 288), innerWidth - 24);
  if (!box)
    return { left: (innerWidth - width) / 2, top: innerHeight / 4, width };
  return {
    left: Math.max(12, Math.min(box.left, innerWidth - width - 12)),
    top: Math.min(box.top, innerHeight - 120),
    width,
  };
}

interface FieldFormProps extends OpenField, NeighboursProps {
  onSaved(state: State): Promise<void>;
  onClose(): void;
}

/**
 * A text, edited where it is on the page and in its own type. A refusal keeps
 * what was typed.
 */
export function FieldForm(props: FieldFormProps) {
  const { field, spot, dropped, onSaved, onClose } = props;
  /** As it was read last: another window may have changed it since. */
  const [read, setRead] = useState(field);
  const [outline, setOutline] = useState(field.outline);
  const [choices, setChoices] = useState(field.choices);
  const value = joinForms(outline, choices);
  const [picture, setPicture] = useState(dropped);
  const [refused, setRefused] = useState("");
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<Control>(null);
  const id = useId();
  const place = usePlace(spot);

  useLayoutEffect(() => {
    // In the top layer, it is above open menus too.
    form.current?.showPopover();
    input.current?.focus();
    if (input.current instanceof HTMLTextAreaElement)
      input.current.setSelectionRange(-1, -1);
    input.current?.scrollIntoView({ block: "nearest" });
    setUnsaved(dropped !== undefined);
    return () => setUnsaved(false);
  }, [dropped]);

  const run = async (change: () => Promise<State>) => {
    if (isSaving) return;
    setSaving(true);
    setRefused("");
    try {
      const state = await change();
      setUnsaved(false);
      await onSaved(state);
    } catch (error) {
      if (error instanceof StaleError) setRead(error.current ?? read);
      setRefused((error as Error).message);
      setSaving(false);
      input.current?.focus();
    }
  };
  const save = () =>
    run(() =>
      picture ? replacePicture(read, picture, value) : saveField(read, value),
    );
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // These keys belong to a keyboard that composes its characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") onClose();
    if (
      event.key !== "Enter" ||
      event.shiftKey ||
      event.target !== input.current
    )
      return;
    event.preventDefault();
    save();
  };

  return (
    <form
      ref={form}
      popover="manual"
      className="field"
      aria-labelledby={`${id}-label`}
      style={place}
      onKeyDown={onKeyDown}
      onChange={() => setUnsaved(true)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FieldInput
        ref={(control) => {
          input.current = control;
        }}
        field={field}
        id={`${id}-text`}
        value={outline}
        style={spot?.range && typeOf(spot)}
        aria-describedby={`${id}-about ${id}-refused`}
        aria-invalid={refused !== ""}
        onChange={setOutline}
      />
      <div className="about">
        <p id={`${id}-about`}>
          <label id={`${id}-label`} htmlFor={`${id}-text`}>
            {field.label}
          </label>
          {field.description && <span>{field.description}</span>}
          <output>{remaining(lengthOf(value, field.facts), field)}</output>
        </p>
        <p id={`${id}-refused`} className="refused" role="alert">
          {refused}
        </p>
        <ChoiceInputs choices={choices} onChange={setChoices} />
        {field.isOfPicture && (
          <p>
            <label>
              Replace the picture{" "}
              <input
                type="file"
                accept="image/*"
                onChange={({ target }) => setPicture(target.files?.[0])}
              />
            </label>
            <span>
              {picture
                ? `${picture.name}: say above what it shows`
                : "or drop one on it"}
            </span>
          </p>
        )}
        <Neighbours {...props} />
        {field.list && (
          <ListTools
            field={field}
            list={field.list}
            onChange={(change) => mayLeave() && run(change)}
          />
        )}
        <p className="buttons">
          <button type="submit" disabled={isSaving}>
            Save
          </button>
          <button type="button" onClick={onClose}>
            Give up
          </button>
        </p>
      </div>
    </form>
  );
}
