import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { counted } from "./counted.ts";
import { FactChip } from "./fact-chip.tsx";
import { type Control, FieldInput } from "./field-input.tsx";
import { ListTools } from "./list-tools.tsx";
import { useBox } from "./outline.tsx";
import { replacePicture, saveField } from "./server.ts";
import type { EditableSpot, OpenField } from "./spots.ts";
import { typeOf } from "./type-of.ts";
import type { Field, Place, State } from "./types.ts";

/** The length of a text as visitors read it. */
function lengthOf(text: string, facts: Field["facts"]): number {
  return facts.reduce((filled, { quote, value }) => filled.replaceAll(quote, value), text.trim()).length;
}

/** `12 characters left`, or what is too much. */
function remaining(length: number, { least = 0, most }: Pick<Field, "least" | "most">): string {
  if (length < least) return `${counted(least - length, "more character")} needed`;
  if (most === undefined) return "";
  return length > most
    ? `${counted(length - most, "character")} too many`
    : `${counted(most - length, "character")} left`;
}

interface FieldFormProps extends OpenField {
  /** All texts of the same element. */
  others: readonly EditableSpot[];
  onOpen(place: Pick<Place, "file" | "path">, spot?: EditableSpot): void;
  onSaved(state: State): Promise<void>;
  onClose(): void;
}

/** What is in the form, and what becomes of it; a refusal keeps the text. */
function useForm({ field, dropped, onSaved, onClose }: FieldFormProps) {
  const [value, setValue] = useState(field.value);
  const [picture, setPicture] = useState(dropped);
  const [refused, setRefused] = useState("");
  const [isSaving, setSaving] = useState(false);
  const input = useRef<Control>(null);

  useEffect(() => {
    input.current?.focus();
    if (input.current instanceof HTMLTextAreaElement) input.current.setSelectionRange(-1, -1);
    input.current?.scrollIntoView({ block: "nearest" });
  }, []);

  const run = async (change: () => Promise<State>) => {
    setSaving(true);
    setRefused("");
    try {
      await onSaved(await change());
    } catch (error) {
      setRefused((error as Error).message);
      setSaving(false);
      input.current?.focus();
    }
  };
  const save = () => run(() => (picture ? replacePicture(field, picture, value) : saveField(field, value)));
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || event.shiftKey || event.target !== input.current) return;
    event.preventDefault();
    save();
  };
  return { input, value, setValue, picture, setPicture, refused, isSaving, run, save, onKeyDown };
}

/** Above the text on the page, inside the window. */
function usePlace(spot: EditableSpot | undefined): CSSProperties {
  const box = useBox(spot);
  const width = Math.min(Math.max(box?.width ?? 0, 288), innerWidth - 24);
  if (!box) return { left: (innerWidth - width) / 2, top: innerHeight / 4, width };
  return {
    left: Math.max(12, Math.min(box.left, innerWidth - width - 12)),
    top: Math.min(box.top, innerHeight - 120),
    width,
  };
}

interface PictureChoiceProps {
  chosen: File | undefined;
  onChoose(picture: File | undefined): void;
}

function PictureChoice({ chosen, onChoose }: PictureChoiceProps) {
  return (
    <p>
      <label>
        Replace the picture{" "}
        <input type="file" accept="image/*" onChange={({ target }) => onChoose(target.files?.[0])} />
      </label>
      <span>{chosen ? `${chosen.name}: say above what it shows` : "or drop one on it"}</span>
    </p>
  );
}

/** Leads to the facts that a text quotes, and to the other texts of its element. */
function Neighbours({ field, others, onOpen }: Pick<FieldFormProps, "field" | "others" | "onOpen">) {
  const isOther = ({ place }: EditableSpot) => place.label !== field.label || place.file !== field.file;
  return (
    <>
      {field.facts.length > 0 && (
        <ul className="chips" aria-label="Facts that it quotes">
          {field.facts.map((fact) => (
            <FactChip key={fact.quote} fact={fact} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {others.some(isOther) && (
        <ul className="chips" aria-label="Other texts here">
          {others.filter(isOther).map((other) => (
            <li key={`${other.id} ${other.attribute}`}>
              <button type="button" onClick={() => onOpen(other.place, other)}>
                {other.place.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A text, edited where it is on the page and in its own type. */
export function FieldForm(props: FieldFormProps) {
  const { field, spot, onClose } = props;
  const { input, value, setValue, picture, setPicture, refused, isSaving, run, save, onKeyDown } =
    useForm(props);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const place = usePlace(spot);

  // In the top layer, it is above open menus too.
  useLayoutEffect(() => form.current?.showPopover(), []);

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
        ref={input}
        field={field}
        id={`${id}-text`}
        value={value}
        style={spot?.range && typeOf(spot)}
        aria-describedby={`${id}-about ${id}-refused`}
        aria-invalid={refused !== ""}
        onChange={setValue}
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
        {field.isOfPicture && <PictureChoice chosen={picture} onChoose={setPicture} />}
        <Neighbours {...props} />
        {field.list && <ListTools field={field} list={field.list} onChange={run} />}
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
