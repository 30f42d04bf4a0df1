import type { ReactNode } from "react";
import type { Contact } from "../schema.ts";
import { Field } from "./field.tsx";
import styles from "./form.module.css";
import { Guides } from "./guides.tsx";
import type { ContactMessage, RequiredField } from "./message.ts";

export type FormContent = Pick<
  Contact["form"],
  "fields" | "submit" | "sending" | "received" | "sent" | "dismiss" | "titleBlock"
>;

interface Choice {
  value: string;
  label: string;
}

function ProjectType(props: FormContent["fields"]["projectType"] & { firstChoice: Choice }) {
  const { firstChoice, label, help, options } = props;
  return (
    <>
      <Field
        name="projectType"
        label={label}
        help={help}
        control={(control) => (
          <select {...control}>
            {[firstChoice, ...options].map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        )}
      />
      <Guides {...props} />
    </>
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
        wide
        control={(control) => (
          <>
            <textarea {...control} rows={5} defaultValue={values.message} readOnly={readOnly} />
            {stamp && <div className={styles.stamp}>{stamp}</div>}
          </>
        )}
      />
      <input
        type="text"
        name="website"
        defaultValue={values.website}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
        hidden
      />
    </>
  );
}
