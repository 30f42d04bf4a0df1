import type { LeadSource } from "./lead-source.ts";

/** What the form sends, field by field, and how the visitor found it where that is known. */
export interface ContactMessage extends LeadSource {
  name: string;
  email: string;
  projectType: string;
  message: string;
  website: string;
}

export const requiredFields = ["name", "email", "message"] as const;
export type RequiredField = (typeof requiredFields)[number];

/** The form's entries as they were typed: nothing is trimmed on the way. */
export function readMessage(entries: FormData): ContactMessage {
  const text = (field: string) => String(entries.get(field) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    projectType: text("projectType"),
    message: text("message"),
    website: text("website"),
  };
}

/** The required fields with nothing but blanks in them, in the order of the form. */
export function missingFields(message: ContactMessage): RequiredField[] {
  return requiredFields.filter((field) => message[field].trim() === "");
}
