import {
  type FieldName,
  fields,
  type LeadSource,
  type RequiredField,
  requiredFields,
} from "../../../../server/contact/fields.ts";

/** What the form sends, and how the visitor found it, if known. */
export interface ContactMessage extends Record<FieldName, string>, LeadSource {}

/** The form's values as typed, not trimmed. */
export function readMessage(entries: FormData): ContactMessage {
  const values = fields.map(({ name }) => [
    name,
    String(entries.get(name) ?? ""),
  ]);
  return Object.fromEntries(values);
}

/** The required fields that are blank, in form order. */
export function missingFields(message: ContactMessage): RequiredField[] {
  return requiredFields.filter((name) => message[name].trim() === "");
}
