import { z } from "zod";
import { problemCodes } from "../contact/problems.ts";

const text = z.string().min(1);

/** What the server says to people, from content/words.yaml. */
export const serverWordsSchema = z.strictObject({
  /** To the owner, about a message. */
  mail: z.strictObject({
    sender: text,
    subject: text,
    subjectWithProject: text,
    name: text,
    email: text,
    project: text,
    notGiven: text,
    referrer: text,
    campaign: text,
    received: text,
    longer: text,
  }),
  /** The options of the form, as people see them. */
  projectTypes: z.record(z.string(), text),
  /** To the visitor who sent it. */
  acknowledgement: z.strictObject({ subject: text, text }),
  /** To a visitor without scripts whose message was refused. */
  problems: z.record(z.enum(problemCodes), text),
});
export type ServerWords = z.infer<typeof serverWordsSchema>;

/** Fills in the names in braces, in one pass, because a visitor may type braces too. */
export const fillIn = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
