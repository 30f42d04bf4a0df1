import { visibleLine } from "./visible-text.ts";

/** The options of the form, as people see them. A test compares them with the page (content/contact.ts). */
export const projectTypeLabels: ReadonlyMap<string, string> = new Map([
  ["web", "Web Development"],
  ["mobile", "Mobile App"],
  ["backend", "Backend & API"],
  ["saas", "SaaS Product"],
  ["ai", "AI/ML Solution"],
  ["other", "Other"],
]);

const longestUnknown = 200;

/** A value that the form does not offer is shown unchanged. Null if none was chosen. */
export function projectTypeLabel(value: string | null): string | null {
  if (value === null) return null;
  return projectTypeLabels.get(value) ?? (visibleLine(value, longestUnknown) || null);
}
