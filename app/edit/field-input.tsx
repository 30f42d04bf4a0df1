import type { CSSProperties, RefCallback } from "react";
import type { Field } from "./types.ts";

export type Control =
  | HTMLTextAreaElement
  | HTMLInputElement
  | HTMLSelectElement;

interface FieldInputProps {
  field: Pick<Field, "kind" | "options">;
  value: string;
  onChange(value: string): void;
  ref?: RefCallback<Control>;
  id: string;
  style?: CSSProperties | undefined;
  "aria-describedby": string;
  "aria-invalid": boolean;
}

/** The control for a field, from its schema. */
export function FieldInput({
  field,
  value,
  onChange,
  ...attributes
}: FieldInputProps) {
  const control = {
    ...attributes,
    value,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(target.value),
  };
  switch (field.kind) {
    case "text":
      return <textarea {...control} rows={1} />;
    case "choice":
      return (
        <select {...control}>
          {["", ...(field.options ?? [])].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case "boolean":
      return (
        <input
          {...attributes}
          type="checkbox"
          checked={value === "true"}
          onChange={({ target }) => onChange(String(target.checked))}
        />
      );
    default:
      return (
        <input
          {...control}
          type={field.kind === "day" ? "date" : "number"}
          step="any"
        />
      );
  }
}
