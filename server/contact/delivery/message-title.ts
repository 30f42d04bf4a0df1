import type { Submission } from "../inbox.ts";
import { projectTypeLabel } from "../project-type.ts";
import { headerText } from "./header-text.ts";

/** A name without spaces still fits a mail header line of 78 characters. */
export const longestName = 60;
const longestProjectType = 40;

/** The title of a message in a list of mails or notifications. */
export function messageTitle({ name, projectType }: Submission): string {
  const label = projectTypeLabel(projectType);
  const about = label === null ? "" : ` (${headerText(label, longestProjectType)})`;
  return `Contact form: ${headerText(name, longestName)}${about}`;
}
