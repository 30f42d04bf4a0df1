import { IntlMessageFormat } from "intl-messageformat";
import { z } from "zod";
import { shownNames } from "../contact/fields.ts";
import { type ProblemCode, problemCodes } from "../contact/problems.ts";

const alert = <const Name extends string>(...names: Name[]) => ({
  subject: ["site"] as const,
  text: names,
  over: ["site"] as const,
});

/** The texts of content/words.yaml for the server, with what fills them in. */
export const messageNames = {
  /** To the owner, about a message. */
  mail: {
    sender: [],
    notGiven: [],
    referrer: [],
    subject: ["name"],
    subjectWithProject: ["name", "project"],
    campaign: ["name"],
    received: ["id", "time"],
    longer: ["id", "time", "command"],
  },
  /** To the visitor who sent it. */
  acknowledgement: { subject: ["site"], text: ["site", "promise", "address"] },
  /** To the owner, while something keeps messages from them. */
  alerts: {
    deliveries: alert("deliveries", "list", "redeliver"),
    room: alert("percent"),
    store: alert("cause"),
    backup: alert("time"),
    daily: [],
    ended: [],
  },
  /** To the owner, about suspected spam. */
  suspects: {
    subject: ["site", "count"],
    text: ["since", "messages", "release"],
    more: ["messages", "list"],
  },
  /** To a visitor without scripts whose message was refused. */
  problems: Object.fromEntries(
    problemCodes.map((code) => [code, []]),
  ) as Record<ProblemCode, []>,
} as const;

/** An ICU message that these names fill in. */
export type Phrase<Name extends string = never> = string & {
  readonly fills?: Name;
};
type Phrases<Names> = {
  readonly [Key in keyof Names]: Names[Key] extends readonly string[]
    ? Phrase<Names[Key][number]>
    : Phrases<Names[Key]>;
};

const text = z.string().min(1);

function schemaOf<Names extends object>(
  names: Names,
): z.ZodType<Phrases<Names>> {
  const fields = Object.entries(names).map(([key, inner]) => [
    key,
    Array.isArray(inner) ? text : schemaOf(inner),
  ]);
  return z.strictObject(Object.fromEntries(fields)) as never;
}

const { mail, acknowledgement, alerts, suspects } = messageNames;

/**
 * What the server says to people, from content/words.yaml and
 * content/contact.yaml.
 */
export const serverWordsSchema = z.strictObject({
  /** The language of all of it. */
  lang: text,
  mail: schemaOf(mail),
  acknowledgement: schemaOf(acknowledgement),
  alerts: schemaOf(alerts),
  suspects: schemaOf(suspects),
  /** The labels of the form's fields. */
  fields: z.record(z.enum(shownNames), text),
  /** The options of the form, as people see them. */
  projectTypes: z.record(z.string(), text),
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
 * A message with its values. What a visitor typed is only a value, so braces in
 * it stay.
 */
export const say = <Name extends string>(
  { lang }: Pick<ServerWords, "lang">,
  phrase: Phrase<Name>,
  values: Readonly<Record<Name, string | number>>,
): string =>
  new IntlMessageFormat(phrase, lang, {}, { ignoreTag: true })
    .formatToParts<string>(values)
    .map(({ value }) => value)
    .join("");
