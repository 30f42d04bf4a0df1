import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { FactChip } from "./fact-chip.tsx";
import { ListTools } from "./list-tools.tsx";
import { useBox } from "./outline.tsx";
import { RefusedError, replacePicture, saveField } from "./server.ts";
import type { EditableSpot, OpenField } from "./spots.ts";
import type { Field, Place, State } from "./types.ts";

/** The length of a text as visitors read it. */
function lengthOf(text: string, facts: Field["facts"]): number {
  return facts.reduce((filled, { quote, value }) => filled.replaceAll(quote, value), text.trim()).length;
}

/** `12 characters left`, or what is too much. */
function remaining(length: number, { least = 0, most }: Pick<Field, "least" | "most">): string {
  if (length < least) return `${least - length} more characters needed`;
  if (most === undefined) return "";
  return length > most ? `${length - most} characters too many` : `${most - length} characters left`;
}

const copiedType = [
  "fontFamily",
  "fontSize",
  "fontWeight",
  "fontStretch",
  "fontStyle",
  "lineHeight",
  "letterSpacing",
  "textTransform",
  "textAlign",
  "color",
] as const;

/** The colour behind an element. */
function backgroundOf(element: Element | null): string {
  if (!element) return "Canvas";
  const { backgroundColor } = getComputedStyle(element);
  const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  return isClear ? backgroundOf(element.parentElement) : backgroundColor;
}

/** The type of the text on the page, for the field above it. */
function typeOf({ host, range }: EditableSpot) {
  const element = range?.startContainer.parentElement ?? host;
  const style = getComputedStyle(element);
  const type = Object.fromEntries(copiedType.map((name) => [name, style[name]]));
  // In a drawing the colour is that of the outline, and the size that of the canvas.
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const drawn = element instanceof SVGElement && {
    color: style.fill,
    fontSize: `${Number.parseFloat(style.fontSize) * scale}px`,
    lineHeight: "1.2",
  };
  return { ...type, ...drawn, backgroundColor: backgroundOf(element) };
}

interface FieldFormProps extends OpenField {
  /** All texts of the same element. */
  others: readonly EditableSpot[];
  onOpen(place: Pick<Place, "file" | "path">, spot?: EditableSpot): void;
  onSaved(state: State): Promise<void>;
  onClose(): void;
}

/** A text, edited where it is on the page and in its own type. */
export function FieldForm({ field, spot, dropped, others, onOpen, onSaved, onClose }: FieldFormProps) {
  const { label, description, facts, list } = field;
  const [value, setValue] = useState(field.value);
  const [picture, setPicture] = useState(dropped);
  const [refused, setRefused] = useState("");
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const box = useBox(spot);
  const id = useId();

  // In the top layer, it is above open menus too.
  useLayoutEffect(() => form.current?.showPopover(), []);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(field.value.length, field.value.length);
    input.current?.scrollIntoView({ block: "nearest" });
  }, []);

  const run = async (change: () => Promise<State>) => {
    setSaving(true);
    setRefused("");
    try {
      await onSaved(await change());
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setRefused(error.message);
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

  const width = Math.min(Math.max(box?.width ?? 0, 288), innerWidth - 24);
  const place = box
    ? {
        left: Math.max(12, Math.min(box.left, innerWidth - width - 12)),
        top: Math.min(box.top, innerHeight - 120),
      }
    : { left: (innerWidth - width) / 2, top: innerHeight / 4 };
  const left = remaining(lengthOf(value, facts), field);
  return (
    <form
      ref={form}
      popover="manual"
      className="field"
      aria-labelledby={`${id}-label`}
      style={{ ...place, width }}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <textarea
        ref={input}
        id={`${id}-text`}
        rows={1}
        value={value}
        style={spot && typeOf(spot)}
        aria-describedby={`${id}-about ${id}-refused`}
        aria-invalid={refused !== ""}
        onChange={({ target }) => setValue(target.value)}
      />
      <div className="about">
        <p id={`${id}-about`}>
          <label id={`${id}-label`} htmlFor={`${id}-text`}>
            {label}
          </label>
          {description && <span>{description}</span>}
          <output>{left}</output>
        </p>
        <p id={`${id}-refused`} className="refused" role="alert">
          {refused}
        </p>
        {field.isOfPicture && (
          <p>
            <label>
              Replace the picture{" "}
              <input type="file" accept="image/*" onChange={({ target }) => setPicture(target.files?.[0])} />
            </label>
            <span>{picture ? `${picture.name}: say above what it shows` : "or drop one on it"}</span>
          </p>
        )}
        {facts.length > 0 && (
          <ul className="chips" aria-label="Facts that it quotes">
            {facts.map((fact) => (
              <FactChip key={fact.quote} fact={fact} onOpen={onOpen} />
            ))}
          </ul>
        )}
        {others.length > 1 && (
          <ul className="chips" aria-label="Other texts here">
            {others
              .filter(({ place }) => place.label !== label || place.file !== field.file)
              .map((other) => (
                <li key={`${other.id} ${other.attribute}`}>
                  <button type="button" onClick={() => onOpen(other.place, other)}>
                    {other.place.label}
                  </button>
                </li>
              ))}
          </ul>
        )}
        {list && <ListTools field={field} list={list} onChange={run} />}
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
