import type { LeadSource } from "./lead-source.ts";

/** The fields that the form sends, and how the visitor found it, if known. */
export interface ContactMessage extends LeadSource {
  name: string;
  email: string;
  projectType: string;
  message: string;
  website: string;
}

export const requiredFields = ["name", "email", "message"] as const;
export type RequiredField = (typeof requiredFields)[number];

/** The form's values as typed, not trimmed. */
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

/** The required fields that are blank, in form order. */
export function missingFields(message: ContactMessage): RequiredField[] {
  return requiredFields.filter((field) => message[field].trim() === "");
}
