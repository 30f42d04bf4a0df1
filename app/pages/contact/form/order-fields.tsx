import { Fragment, type ReactNode } from "react";
import {
  type FieldName,
  type FormField,
  fields,
  type RequiredField,
  type ShownField,
} from "../../../../server/contact/fields.ts";
import { Field } from "./field.tsx";
import type { FormContent } from "./form-content.ts";
import type { Fault } from "./form-state.ts";
import sent from "./sent.module.css";

interface Choice {
  value: string;
  label: string;
  /** The parts of the drawing that it lights. */
  parts?: readonly number[];
}

interface ProjectTypeProps {
  words: FormContent["fields"]["projectType"];
  firstChoice: Choice;
}

function ProjectType({ words, firstChoice }: ProjectTypeProps) {
  const { label, help, options } = words;
  return (
    <Field
      name="projectType"
      label={label}
      help={help}
      control={(control) => (
        <select {...control}>
          {[firstChoice, ...options].map(({ value, label, parts = [] }) => (
            <option
              key={value}
              value={value}
              data-parts={parts.join(" ") || undefined}
            >
              {label}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** The words of a field, and those of its errors. */
interface FieldWords extends Partial<Record<Fault, string>> {
  label: string;
  help?: string | undefined;
  placeholder?: string | undefined;
}

interface TextFieldProps {
  field: Exclude<ShownField, { kind: "project" }>;
  words: FieldWords;
  /** Its initial value, also after a reset. */
  value: string | undefined;
  fault: Fault | undefined;
  readOnly: boolean | undefined;
  /** Below the control. */
  stamp: ReactNode;
}

function TextField({
  field,
  words,
  value,
  fault,
  readOnly,
  stamp,
}: TextFieldProps) {
  const { name, kind, required, autocomplete } = field;
  const { label, help, placeholder } = words;
  const shared = {
    autoComplete: autocomplete || undefined,
    placeholder,
    defaultValue: value,
    readOnly,
  };
  return (
    <Field
      name={name}
      label={label}
      help={help}
      required={required}
      error={fault && words[fault]}
      control={(control) =>
        kind === "lines" ? (
          <>
            <textarea {...control} dir="auto" rows={5} {...shared} />
            {stamp && <div className={sent.stamp}>{stamp}</div>}
          </>
        ) : (
          <input
            {...control}
            type={kind}
            dir={kind === "text" ? "auto" : undefined}
            {...shared}
          />
        )
      }
    />
  );
}

interface OrderFieldsProps {
  words: FormContent["fields"];
  /** Whether the form posts to a hosted service. */
  hosted?: boolean;
  /** The initial values, also after a reset. */
  values: Partial<Record<FieldName, string>>;
  /** The first choice of the select. */
  firstChoice: Choice;
  /** Chooses what is wrong with a required field, and so what it renders. */
  decide: (
    name: RequiredField,
    field: (fault?: Fault) => ReactNode,
  ) => ReactNode;
  /** While sending, the fields are read-only. */
  readOnly?: boolean;
  /** Shown once a message was sent. */
  stamp?: ReactNode;
}

/**
 * The fields of the contact form, including the hidden one. They are
 * uncontrolled.
 */
export function OrderFields(props: OrderFieldsProps) {
  const { words, hosted, values, firstChoice, decide, readOnly, stamp } = props;

  function render(field: FormField): ReactNode {
    if (field.kind === "trap") {
      return (
        <input
          type="text"
          name={field.name}
          defaultValue={values[field.name]}
          tabIndex={-1}
          autoComplete={field.autocomplete}
          hidden
        />
      );
    }
    if (field.kind === "project") {
      return (
        <ProjectType words={words[field.name]} firstChoice={firstChoice} />
      );
    }
    const renderText = (fault?: Fault) => (
      <TextField
        field={field}
        words={words[field.name]}
        value={values[field.name]}
        fault={fault}
        readOnly={readOnly}
        stamp={field.name === "message" && stamp}
      />
    );
    return field.required ? decide(field.name, renderText) : renderText();
  }

  const shown = hosted ? fields.filter((field) => field.hosted) : fields;
  return shown.map((field) => (
    <Fragment key={field.name}>{render(field)}</Fragment>
  ));
}
