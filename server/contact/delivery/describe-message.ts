import { describeSource } from "../lead-source.ts";
import type { Submission } from "../message.ts";
import { visibleLine, visibleText } from "../visible-text.ts";
import type { DeliverableMessage } from "./sink.ts";

/** The options of the form, as people see them. A test compares them with the page (content/contact.yaml). */
export const projectTypeLabels: ReadonlyMap<string, string> = new Map([
  ["web", "Web Development"],
  ["mobile", "Mobile App"],
  ["backend", "Backend & API"],
  ["saas", "SaaS Product"],
  ["ai", "AI/ML Solution"],
  ["other", "Other"],
]);

/** A value that the form does not offer is shown unchanged. Empty if none was chosen. */
const projectTypeLabel = ({ projectType }: Submission): string =>
  projectTypeLabels.get(projectType ?? "") ?? visibleLine(projectType ?? "", 200);

/**
 * A visitor's text for a mail header: short enough for a line of 78 characters, and with encoded words
 * (`=?utf-8?…?=`) broken up, because mail programs would decode them.
 */
export const headerText = (text: string, longest = 60): string =>
  visibleLine(text, longest).replaceAll("=?", "= ?");

/** The title of a message in a list of mails or notifications. */
export function messageTitle(submission: Submission): string {
  const label = headerText(projectTypeLabel(submission), 40);
  return `Contact form: ${headerText(submission.name)}${label === "" ? "" : ` (${label})`}`;
}

interface Longest {
  field: number;
  message: number;
}

/** A message as plain text, for people. A long one is cut: preparing a megabyte would block the server's thread. */
export function messageText({ id, receivedAt, submission }: DeliverableMessage, longest: Longest): string {
  const fields = [
    ["Name", submission.name],
    ["Email", submission.email],
    ["Project type", projectTypeLabel(submission) || "not given"],
    ...describeSource(submission),
  ] as const;
  // Cut before and after: CR LF becomes one character, others up to eight.
  const words = visibleText(beginning(submission.message, 2 * longest.message + 2));
  const rest =
    words.length > longest.message ? `, is longer. Read the rest: npm run --silent inbox -- show ${id}` : "";
  return [
    ...fields.map(([label, value]) => `${label}: ${visibleLine(value, longest.field)}`),
    "",
    beginning(words, longest.message),
    "",
    "-- ",
    `Message ${id}, received ${new Date(receivedAt).toISOString()}${rest}`,
    "",
  ].join("\n");
}

/** Never half a character. */
const beginning = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");
