/** What the form sends, field by field. */
export interface ContactMessage {
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
  const text = (field: keyof ContactMessage) => String(entries.get(field) ?? "");
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
