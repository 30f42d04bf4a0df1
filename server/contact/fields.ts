/**
 * The fields of the contact form, in its order. The form, the endpoint, the
 * inbox, mails, webhooks and exports all read this table, so it is the one
 * file of server/ that app/ imports.
 */
interface Field {
  /**
   * In posts, stored messages and exports, so a released one is never renamed.
   */
  name: string;
  /**
   * The control that shows it. New fields are `text`, `tel` (a line of text
   * with the keys of a telephone) or `lines`. Of the others there is one each:
   * the address to reply to, the choice of a project type, and the hidden field
   * that catches spam.
   */
  kind: "text" | "tel" | "lines" | "email" | "project" | "trap";
  required: boolean;
  /**
   * Whether a hosted form service gets it. A form that posts to a service does
   * not show the others, so a required field goes to both.
   */
  hosted: boolean;
  /** What browsers fill in: https://html.spec.whatwg.org/#autofill-field */
  autocomplete: string;
}

type Row = Field & ({ required: true; hosted: true } | { required: false });

export const fields = [
  {
    name: "name",
    kind: "text",
    required: true,
    hosted: true,
    autocomplete: "name",
  },
  {
    name: "email",
    kind: "email",
    required: true,
    hosted: true,
    autocomplete: "email",
  },
  {
    name: "projectType",
    kind: "project",
    required: false,
    hosted: true,
    autocomplete: "",
  },
  {
    name: "message",
    kind: "lines",
    required: true,
    hosted: true,
    autocomplete: "",
  },
  {
    name: "website",
    kind: "trap",
    required: false,
    hosted: true,
    autocomplete: "off",
  },
] as const satisfies readonly Row[];

export type FormField = (typeof fields)[number];
export type FieldName = FormField["name"];
/** What people see and fill in. */
export type ShownField = Exclude<FormField, { kind: "trap" }>;
export type ShownName = ShownField["name"];
export type RequiredField = Extract<FormField, { required: true }>["name"];
type OptionalField = Exclude<FieldName, RequiredField>;

/** The values of a message. What is optional may not have been sent. */
export interface FieldValues
  extends Record<RequiredField, string>,
    Record<OptionalField, string | null> {}

export const shownFields = fields.filter(
  (field): field is ShownField => field.kind !== "trap",
);
export const shownNames = shownFields.map(({ name }) => name);

export const requiredFields = fields
  .filter(
    (field): field is Extract<FormField, { required: true }> => field.required,
  )
  .map(({ name }) => name);

/** The campaign in the address that led a visitor to the site. */
export const campaignFields = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

/**
 * How a visitor found the form: for the site's own inbox, never for a hosted
 * service.
 */
export const sourceFields = [...campaignFields, "referrer"] as const;
export type SourceField = (typeof sourceFields)[number];
export type LeadSource = Partial<Record<SourceField, string>>;
