import { type ServerWords, say } from "../../site/words.ts";
import { type ShownField, shownFields } from "../fields.ts";
import { describeSource } from "../lead-source.ts";
import type { Submission } from "../message.ts";
import { visibleLine, visibleText } from "../visible-text.ts";
import type { DeliverableMessage } from "./sink.ts";

export type MailWords = Pick<
  ServerWords,
  "lang" | "mail" | "fields" | "projectTypes"
>;

/**
 * A value that the form does not offer is shown unchanged. Empty if none was
 * chosen.
 */
function projectTypeLabel(
  { projectTypes }: MailWords,
  { projectType }: Submission,
): string {
  const typed = projectType ?? "";
  return (
    (Object.hasOwn(projectTypes, typed) && projectTypes[typed]) ||
    visibleLine(typed, 200)
  );
}

/**
 * A visitor's text for a mail header: short enough for a line of 78 characters,
 * and with encoded words (`=?utf-8?…?=`) broken up, because mail programs would
 * decode them.
 */
export const headerText = (text: string, longest = 60): string =>
  visibleLine(text, longest).replaceAll("=?", "= ?");

/** The title of a message in a list of mails or notifications. */
export function messageTitle(words: MailWords, submission: Submission): string {
  const project = headerText(projectTypeLabel(words, submission), 40);
  const { subject, subjectWithProject } = words.mail;
  const name = headerText(submission.name);
  return project === ""
    ? say(words, subject, { name })
    : say(words, subjectWithProject, { name, project });
}

/** The message itself stands below the others. */
const fieldsAbove = shownFields.filter(({ name }) => name !== "message");

/** What was sent besides the message, with its labels. */
function describeFields(
  words: MailWords,
  submission: Submission,
): [label: string, value: string][] {
  const { mail, fields } = words;
  const textOf = ({ name, kind }: ShownField) =>
    kind === "project" ? projectTypeLabel(words, submission) : submission[name];
  return [
    ...fieldsAbove.map((field): [string, string] => [
      fields[field.name],
      textOf(field)?.trim() || mail.notGiven,
    ]),
    ...describeSource(submission, {
      referrer: mail.referrer,
      campaign: (name) => say(words, mail.campaign, { name }),
    }),
    ...Object.entries(submission.unlisted ?? {}),
  ];
}

/** How many characters are shown. */
interface Lengths {
  field: number;
  /** All fields together, without the message. */
  fields: number;
  message: number;
}

/**
 * A message as plain text, for people. A long one is cut: preparing a megabyte
 * would block the server's thread.
 */
export function messageText(
  words: MailWords,
  { id, receivedAt, submission }: DeliverableMessage,
  longest: Lengths,
): string {
  const { mail } = words;
  const fields = describeFields(words, submission);
  const longestField = Math.min(
    longest.field,
    Math.floor(longest.fields / fields.length),
  );
  // Cut before and after: CR LF becomes one character, others up to eight.
  const message = visibleText(
    beginning(submission.message, 2 * longest.message + 2),
  );
  const time = new Date(receivedAt).toISOString();
  const end =
    message.length > longest.message
      ? say(words, mail.longer, { id, time, command: `inbox show ${id}` })
      : say(words, mail.received, { id, time });
  return [
    ...fields.map(
      ([label, value]) => `${label}: ${visibleLine(value, longestField)}`,
    ),
    "",
    beginning(message, longest.message),
    "",
    "-- ",
    end,
    "",
  ].join("\n");
}

/** Never half a character. */
const beginning = (text: string, longest: number): string =>
  text.length <= longest
    ? text
    : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");
