import { figure, pluralNames, pluralOf } from "../intl.ts";
import { ContentError, fieldName } from "../parse.ts";
import { words } from "../words.ts";
import { capital, numberWord } from "./number-words.ts";

/** Text, a number, or an address that is null if the site has none. */
export type Fact = string | number | null;

/** What content may quote by name. */
export interface Facts {
  names(): string[];
  /** Undefined if there is no such fact. */
  get(name: string): Fact | undefined;
}

const PLACEHOLDER = /\{([a-z]\w*)(?::([^{}]+))?\}/gi;

/**
 * Formats of a number: `{services:figure}`; `{jobs:count}`, which may be “no”; `{offices:office|offices}` chooses a word
 * for it, one per plural of the language, and `{jobs:none|one|many}` has another for none.
 */
function written(number: number, form: string | undefined): string | undefined {
  if (form === undefined) return numberWord(number);
  if (form === "figure") return figure(number);
  if (form === "next") return numberWord(number + 1);
  if (form === "count") return number === 0 ? words.numbers.none : numberWord(number);
  const forms = form.split("|");
  const more = forms.length - pluralNames.length;
  if (more !== 0 && more !== 1) return undefined;
  return number === 0 && more === 1 ? forms[0] : forms[more + pluralNames.indexOf(pluralOf(number))];
}

/** The value of a placeholder, or its error. */
function lookUp(
  facts: Facts,
  name: string,
  form: string | undefined,
): { value: string | null } | { wrong: string } {
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  const fact = facts.get(lower);
  if (fact === undefined)
    return { wrong: `there is no such fact; there are {${facts.names().join("}, {")}}` };
  if (typeof fact !== "number" && form !== undefined)
    return { wrong: `{${lower}} is no number, so it takes no form` };
  if (fact === null) return { value: null };
  const value = typeof fact === "string" ? fact : written(fact, form);
  if (value === undefined)
    return {
      wrong: "the forms of a number are :figure, :next, :count, :one word|many words and :none|one|many",
    };
  return { value: name === lower ? value : capital(value) };
}

/** A link without an address, unless an optional page may take its place. */
const leadsNowhere = ({ href, instead }: { href?: unknown; instead?: unknown }) =>
  href === null && instead === undefined;

/**
 * Replaces every `{name}` in the strings of a value by its fact. A component fills in the names in `left`. An unknown
 * name throws an error with the file, the field and the known names. Links to addresses that the site does not have
 * are left out, and so are objects whose `action` or first of `actions` is such a link.
 */
export function fillFacts(facts: Facts, file: string, value: unknown, left: readonly string[] = []): unknown {
  const problems: string[] = [];
  const fillString = (text: string, path: readonly PropertyKey[]): string | null => {
    let hasAddress = true;
    const filled = text.replace(PLACEHOLDER, (whole, name: string, form?: string) => {
      if (left.includes(name)) return whole;
      const found = lookUp(facts, name, form);
      if ("wrong" in found)
        problems.push(`${[file, fieldName(path), whole].filter(Boolean).join(": ")}: ${found.wrong}`);
      else if (found.value === null) hasAddress = false;
      else return found.value;
      return whole;
    });
    return hasAddress ? filled : null;
  };
  /** Undefined if it is left out. */
  const fill = (inner: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof inner === "string") return fillString(inner, path);
    if (Array.isArray(inner)) {
      const items = inner.map((item, index) => fill(item, [...path, index]));
      if (path.at(-1) === "actions" && items.length > 0 && items[0] === undefined) return undefined;
      return items.filter((item) => item !== undefined);
    }
    if (typeof inner !== "object" || inner === null) return inner;
    const fields = Object.entries(inner).map(([key, item]) => [key, fill(item, [...path, key])] as const);
    const leftOut = fields.filter(([, item]) => item === undefined).map(([key]) => key);
    const filled = Object.fromEntries(fields.filter(([key]) => !leftOut.includes(key)));
    if (leftOut.includes("action") || leftOut.includes("actions") || leadsNowhere(filled)) return undefined;
    return filled;
  };
  const filled = fill(value, []);
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  return filled;
}
