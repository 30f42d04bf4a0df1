import type { ReactNode } from "react";
import styles from "./form.module.css";
import { ErrorMark } from "./marks.tsx";

/** The attributes that link a control to its label, help and error. */
interface ControlAttributes {
  id: string;
  name: string;
  required?: boolean;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
}

export interface FieldProps {
  name: string;
  label: string;
  help?: string | undefined;
  required?: boolean;
  /** The error message, while there is one. */
  error?: string | undefined;
  control: (attributes: ControlAttributes) => ReactNode;
}

/** The id of a field's control. */
export const fieldId = (name: string): string => `contact-${name}`;

/** A field: label, control, help and error message. */
export function Field({
  name,
  label,
  help,
  required,
  error,
  control,
}: FieldProps) {
  const id = fieldId(name);
  const described = [help && `${id}-help`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="signal" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {control({
        id,
        name,
        ...(required && { required }),
        ...(error && { "aria-invalid": true }),
        ...(described && { "aria-describedby": described }),
      })}
      {help && (
        <p className={`note ${styles.help}`} id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className={`small signal ${styles.error}`} id={`${id}-error`}>
          <ErrorMark />
          {error}
        </p>
      )}
    </div>
  );
}
