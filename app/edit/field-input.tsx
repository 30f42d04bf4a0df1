import type { CSSProperties, Ref } from "react";
import type { Field } from "./types.ts";

export type Control = HTMLTextAreaElement | HTMLInputElement | HTMLSelectElement;

interface FieldInputProps {
  field: Pick<Field, "kind" | "options">;
  value: string;
  onChange(value: string): void;
  ref: Ref<Control>;
  id: string;
  style?: CSSProperties | undefined;
  "aria-describedby": string;
  "aria-invalid": boolean;
}

/** The control for a field, from its schema. */
export function FieldInput({
  field: { kind, options },
  value,
  onChange,
  ref,
  ...attributes
}: FieldInputProps) {
  const changed = ({ target }: { target: { value: string } }) => onChange(target.value);
  switch (kind) {
    case "text":
      return (
        <textarea
          {...attributes}
          ref={ref as Ref<HTMLTextAreaElement>}
          rows={1}
          value={value}
          onChange={changed}
        />
      );
    case "choice":
      return (
        <select {...attributes} ref={ref as Ref<HTMLSelectElement>} value={value} onChange={changed}>
          {["", ...(options ?? [])].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case "boolean":
      return (
        <input
          {...attributes}
          ref={ref as Ref<HTMLInputElement>}
          type="checkbox"
          checked={value === "true"}
          onChange={({ target }) => onChange(String(target.checked))}
        />
      );
    default:
      return (
        <input
          {...attributes}
          ref={ref as Ref<HTMLInputElement>}
          type={kind === "day" ? "date" : "number"}
          step="any"
          value={value}
          onChange={changed}
        />
      );
  }
}
