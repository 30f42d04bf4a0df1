import {
  type KeyboardEvent,
  useEffect,
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
import { replacePicture, StaleError, saveField } from "./server.ts";
import type { OpenField } from "./spots.ts";
import { typeOf } from "./type-of.ts";
import type { Field, FieldPlace, State } from "./types.ts";
import { mayLeave, setUnsaved } from "./unsaved.ts";
import { usePlace } from "./use-place.ts";
import { useSending } from "./use-sending.ts";

/** The length of a text as visitors read it. */
function lengthOf(text: string, { facts, uncounted }: Field): number {
  const filled = facts.reduce(
    (filled, { quote, value }) => filled.replaceAll(quote, value),
    text.trim(),
  );
  return (uncounted ? filled.replaceAll(uncounted, "") : filled).length;
}

/** Asks before a text stops following the facts that it has quoted. */
function mayDrop(facts: Field["facts"], text: string): boolean {
  const dropped = facts.filter(
    ({ name }) => !new RegExp(`\\{${name}\\b`, "i").test(text),
  );
  if (dropped.length === 0) return true;
  const named = dropped.map(({ shown, value }) => `${shown} (“${value}”)`);
  return confirm(
    `This text would no longer follow ${named.join(" and ")}. Save it so?`,
  );
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

interface FieldFormProps extends OpenField, NeighboursProps {
  onAdd(place: FieldPlace): void;
  onSaved(state: State): Promise<void>;
  onClose(): void;
}

/**
 * A text, edited where it is on the page and in its own type. A refusal keeps
 * what was typed.
 */
export function FieldForm(props: FieldFormProps) {
  const { field, spot, dropped, onAdd, onSaved, onClose } = props;
  /** As it was read last: another window may have changed it since. */
  const [read, setRead] = useState(field);
  const [outline, setOutline] = useState(field.outline);
  const [choices, setChoices] = useState(field.choices);
  const value = joinForms(outline, choices);
  const [picture, setPicture] = useState(dropped);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<Control>(null);
  const { refused, isSaving, send } = useSending(onSaved, (error) => {
    if (error instanceof StaleError) setRead(error.current ?? read);
    input.current?.focus();
  });
  const id = useId();
  const place = usePlace(spot, form);

  useLayoutEffect(() => {
    // In the top layer, it is above open menus too.
    form.current?.showPopover();
    input.current?.focus();
    if (input.current instanceof HTMLTextAreaElement)
      input.current.setSelectionRange(-1, -1);
    input.current?.scrollIntoView({ block: "nearest" });
    return () => setUnsaved(false);
  }, []);
  const isChanged = value !== field.value || picture !== undefined;
  useEffect(() => setUnsaved(isChanged), [isChanged]);

  const save = () => {
    if (!mayDrop(field.facts, value)) return;
    send(() =>
      picture ? replacePicture(read, picture, value) : saveField(read, value),
    );
  };
  const giveUp = () => {
    if (mayLeave()) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    // These keys belong to a keyboard that composes its characters.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") giveUp();
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
          <output>{remaining(lengthOf(value, field), field)}</output>
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
            onChange={(change) => mayLeave() && send(change)}
            onAdd={onAdd}
          />
        )}
        <p className="buttons">
          <button type="submit" disabled={isSaving}>
            Save
          </button>
          <button type="button" onClick={giveUp}>
            Give up
          </button>
        </p>
      </div>
    </form>
  );
}
