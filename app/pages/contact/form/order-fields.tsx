import type { ReactNode } from "react";
import { Field, type FieldProps } from "./field.tsx";
import type { FormContent } from "./form-content.ts";
import type { Fault } from "./form-state.ts";
import type { ContactMessage, RequiredField } from "./message.ts";
import sent from "./sent.module.css";

interface Choice {
  value: string;
  label: string;
  /** The parts of the drawing that it lights. */
  parts?: readonly number[];
}

interface ProjectTypeProps extends Omit<FormContent["fields"]["projectType"], "placeholder"> {
  firstChoice: Choice;
}

function ProjectType({ firstChoice, label, help, options }: ProjectTypeProps) {
  return (
    <Field
      name="projectType"
      label={label}
      help={help}
      control={(control) => (
        <select {...control}>
          {[firstChoice, ...options].map(({ value, label, parts = [] }) => (
            <option key={value} value={value} data-parts={parts.join(" ") || undefined}>
              {label}
            </option>
          ))}
        </select>
      )}
    />
  );
}

/** Its words, and those of its errors. */
interface RequiredFieldContent extends Partial<Record<Fault, string>> {
  label: string;
  help?: string | undefined;
}

interface OrderFieldsProps {
  fields: FormContent["fields"];
  /** Their initial values, also after a reset. */
  values: Partial<Omit<ContactMessage, "projectType">>;
  /** The first choice of the select. */
  firstChoice: Choice;
  /** Chooses what is wrong with a required field, and so what it renders. */
  decide: (name: RequiredField, field: (fault?: Fault) => ReactNode) => ReactNode;
  /** While sending, the fields are read-only. */
  readOnly?: boolean;
  /** Shown once a message was sent. */
  stamp?: ReactNode;
}

/** The fields of the contact form, including the hidden one. They are uncontrolled. */
export function OrderFields(props: OrderFieldsProps) {
  const { fields, values, firstChoice, decide, readOnly, stamp } = props;
  const required = (name: RequiredField, control: FieldProps["control"]) =>
    decide(name, (fault) => {
      const { label, help, ...errors }: RequiredFieldContent = fields[name];
      return (
        <Field
          name={name}
          label={label}
          help={help}
          required
          error={fault && errors[fault]}
          control={control}
        />
      );
    });
  return (
    <>
      {required("name", (control) => (
        <input
          {...control}
          type="text"
          dir="auto"
          autoComplete="name"
          defaultValue={values.name}
          readOnly={readOnly}
        />
      ))}
      {required("email", (control) => (
        <input
          {...control}
          type="email"
          autoComplete="email"
          placeholder={fields.email.placeholder}
          defaultValue={values.email}
          readOnly={readOnly}
        />
      ))}
      <ProjectType {...fields.projectType} firstChoice={firstChoice} />
      {required("message", (control) => (
        <>
          <textarea {...control} dir="auto" rows={5} defaultValue={values.message} readOnly={readOnly} />
          {stamp && <div className={sent.stamp}>{stamp}</div>}
        </>
      ))}
      <input
        type="text"
        name="website"
        defaultValue={values.website}
        tabIndex={-1}
        autoComplete="off"
        hidden
      />
    </>
  );
}
