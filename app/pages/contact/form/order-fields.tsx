import type { ReactNode } from "react";
import { Field } from "./field.tsx";
import type { FormContent } from "./form-content.ts";
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

interface OrderFieldsProps {
  fields: FormContent["fields"];
  /** Their initial values, also after a reset. */
  values: Partial<Omit<ContactMessage, "projectType">>;
  /** The first choice of the select. */
  firstChoice: Choice;
  missing?: readonly RequiredField[];
  /** While sending, the fields are read-only. */
  readOnly?: boolean;
  /** Shown once a message was sent. */
  stamp?: ReactNode;
}

/** The fields of the contact form, including the hidden one. They are uncontrolled. */
export function OrderFields(props: OrderFieldsProps) {
  const { fields, values, firstChoice, missing = [], readOnly, stamp } = props;
  const required = (name: RequiredField) => ({
    name,
    label: fields[name].label,
    help: fields[name].help,
    error: missing.includes(name) ? fields[name].missing : undefined,
    required: true,
  });
  return (
    <>
      <Field
        {...required("name")}
        control={(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            autoComplete="name"
            defaultValue={values.name}
            readOnly={readOnly}
          />
        )}
      />
      <Field
        {...required("email")}
        control={(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            placeholder={fields.email.placeholder}
            defaultValue={values.email}
            readOnly={readOnly}
          />
        )}
      />
      <ProjectType {...fields.projectType} firstChoice={firstChoice} />
      <Field
        {...required("message")}
        control={(control) => (
          <>
            <textarea {...control} dir="auto" rows={5} defaultValue={values.message} readOnly={readOnly} />
            {stamp && <div className={sent.stamp}>{stamp}</div>}
          </>
        )}
      />
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
