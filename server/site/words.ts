import { z } from "zod";
import { shownNames } from "../contact/fields.ts";
import { problemCodes } from "../contact/problems.ts";

const text = z.string().min(1);

const mailWords = [
  "sender",
  "subject",
  "subjectWithProject",
  "notGiven",
  "referrer",
  "campaign",
  "received",
  "longer",
] as const;

const alertWords = z.strictObject({ subject: text, text, over: text });

/**
 * What the server says to people, from content/words.yaml and
 * content/contact.yaml.
 */
export const serverWordsSchema = z.strictObject({
  /** To the owner, about a message. */
  mail: z.record(z.enum(mailWords), text),
  /** The labels of the form's fields. */
  fields: z.record(z.enum(shownNames), text),
  /** The options of the form, as people see them. */
  projectTypes: z.record(z.string(), text),
  /** To the visitor who sent it. */
  acknowledgement: z.strictObject({ subject: text, text }),
  /** To the owner, while something keeps messages from them. */
  alerts: z.strictObject({
    deliveries: alertWords,
    room: alertWords,
    store: alertWords,
    backup: alertWords,
    daily: text,
    ended: text,
  }),
  /** To the owner, about suspected spam. */
  suspects: z.strictObject({ subject: text, text, more: text }),
  /** To a visitor without scripts whose message was refused. */
  problems: z.record(
    z.enum(problemCodes),
    z.strictObject({ title: text, text }),
  ),
  /**
   * The project type that stands first in the form again: the visitor's own
   * choice, or none.
   */
  firstChoice: z.strictObject({ earlier: text, none: z.string() }),
});
export type ServerWords = z.infer<typeof serverWordsSchema>;

/**
 * Fills in the names in braces, in one pass, because a visitor may type braces
 * too.
 */
export const fillIn = (
  phrase: string,
  values: Readonly<Record<string, string>>,
): string =>
  phrase.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
