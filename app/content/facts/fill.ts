import { ContentError, fieldName } from "../parse.ts";
import { capital, figure, numberWord } from "./number-words.ts";

/** What content may quote by name: text, or a number with several formats. */
export interface Facts {
  names(): string[];
  /** Undefined if there is no such fact. */
  get(name: string): string | number | undefined;
}

const PLACEHOLDER = /\{([a-z]\w*)(?::([^{}]+))?\}/gi;

/**
 * Formats of a number: `{services:figure}`; `{jobs:count}`, which may be “no”; `{offices:office|offices}` and
 * `{jobs:none|one|many}` choose a word by it.
 */
function written(number: number, form: string | undefined): string | undefined {
  if (form === undefined) return numberWord(number);
  if (form === "figure") return figure(number);
  if (form === "next") return numberWord(number + 1);
  if (form === "count") return number === 0 ? "no" : numberWord(number);
  const forms = form.split("|");
  if (forms.length < 2 || forms.length > 3) return undefined;
  const [none, one, many] = forms.length === 3 ? forms : [forms[1], ...forms];
  return number === 0 ? none : number === 1 ? one : many;
}

/** The value of a placeholder, or its error. */
function lookUp(facts: Facts, name: string, form: string | undefined): { value: string } | { wrong: string } {
  const lower = name.charAt(0).toLowerCase() + name.slice(1);
  const fact = facts.get(lower);
  if (fact === undefined)
    return { wrong: `there is no such fact; there are {${facts.names().join("}, {")}}` };
  if (typeof fact === "string" && form !== undefined)
    return { wrong: `{${lower}} is no number, so it takes no form` };
  const value = typeof fact === "string" ? fact : written(fact, form);
  if (value === undefined)
    return {
      wrong: "the forms of a number are :figure, :next, :count, :one word|many words and :none|one|many",
    };
  return { value: name === lower ? value : capital(value) };
}

/** What JavaScript writes for a misspelt name in a template literal: `${site.nmae}`. */
const MISSING = /\bundefined\b|\[object Object\]/;

/**
 * Replaces every `{name}` in the strings of a value by its fact. A component fills in the names in `left`. An unknown
 * name throws an error with the file, the field and the known names.
 */
export function fillFacts(facts: Facts, file: string, value: unknown, left: readonly string[] = []): unknown {
  const problems: string[] = [];
  const fill = (inner: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof inner === "string") {
      const [missing] = (file.endsWith(".ts") && MISSING.exec(inner)) || [];
      if (missing) problems.push(`${file}: ${fieldName(path)}: says “${missing}”: check the names in \${…}`);
      return inner.replace(PLACEHOLDER, (whole, name: string, form?: string) => {
        if (left.includes(name)) return whole;
        const filled = lookUp(facts, name, form);
        if ("value" in filled) return filled.value;
        problems.push(`${[file, fieldName(path), whole].filter(Boolean).join(": ")}: ${filled.wrong}`);
        return whole;
      });
    }
    if (Array.isArray(inner)) return inner.map((item, index) => fill(item, [...path, index]));
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, item]) => [key, fill(item, [...path, key])]));
  };
  const filled = fill(value, []);
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  return filled;
}
