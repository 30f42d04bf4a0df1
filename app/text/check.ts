import { pluralForms } from "./language.ts";
import { knownNames } from "./nearest.ts";
import { type Argument, argumentsOf, inBraces, TextError } from "./parse.ts";

const list = (names: readonly string[]) =>
  names.length > 1
    ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`
    : names.join();

/** The forms of a plural that the language needs, and those that it has not. */
function pluralProblems({ name, use, forms }: Argument, lang: string) {
  const needed = pluralForms(lang, use === "ordinal" ? "ordinal" : "cardinal");
  const named = forms.filter((form) => !form.startsWith("="));
  const missing = needed.filter((form) => !named.includes(form));
  const unknown = named.filter(
    (form) => !needed.some((known) => known === form),
  );
  const problems = unknown.map(
    (form) =>
      `has the form "${form}", which the language has not${knownNames(form, needed)}`,
  );
  if (missing.length > 0)
    problems.push(
      `misses the form ${list(missing)}: the language has ${list(needed)}`,
    );
  return problems.map((problem) => `${inBraces(`${name}, plural`)} ${problem}`);
}

/** What is wrong with one of the braces in a text. */
function problemsOf(argument: Argument, lang: string): string[] {
  const { name, use } = argument;
  if (use === "plural" || use === "ordinal")
    return pluralProblems(argument, lang);
  return use === "date" || use === "time"
    ? [`${inBraces(`${name}, ${use}`)}: dates come in words, write {${name}}`]
    : [];
}

/**
 * What is wrong with a text, whatever it is filled in with: braces that cannot
 * be read, and a plural without a form that the language has. With `names`, it
 * may fill in nothing else.
 */
export function textProblems(
  text: string,
  lang: string,
  names?: readonly string[],
): string[] {
  try {
    const found = argumentsOf(text);
    const unknown = found.filter(
      ({ name }) => names !== undefined && !names.includes(name),
    );
    return [
      ...new Set([
        ...unknown.map(({ name }) => unknownName(name, names ?? [])),
        ...found.flatMap((argument) => problemsOf(argument, lang)),
      ]),
    ];
  } catch (error) {
    if (error instanceof TextError) return [error.message];
    throw error;
  }
}

/** The message about a name that nothing is known of. */
export const unknownName = (name: string, names: readonly string[]): string =>
  names.length === 0
    ? `${inBraces(name)}: nothing can be filled in here`
    : `${inBraces(name)}: there is no such name${knownNames(name, names, inBraces)}`;
