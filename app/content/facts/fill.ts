import { ContentError, fieldName } from "../parse.ts";
import { capital, figure, numberWord } from "./number-words.ts";

/** What content may quote by name: words, or a number that can be written in several ways. */
export interface Facts {
  names(): string[];
  /** Nothing where there is no such fact. */
  get(name: string): string | number | undefined;
}

const PLACEHOLDER = /\{([a-z]\w*)(?::([^{}]+))?\}/gi;

/**
 * How a number may be written: `{services:figure}`; `{jobs:count}` may be no; `{offices:office|offices}` is the word
 * that goes with it, and so is `{jobs:none|one|many}`.
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

/** The value of one placeholder, or what is wrong with it. */
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

/**
 * The value with every `{name}` in its strings replaced by the fact. Names in `left` are the component's, which fills
 * them when it knows what they stand for. What is not known stops the build with file, field and the names there are.
 */
export function fillFacts(facts: Facts, file: string, value: unknown, left: readonly string[] = []): unknown {
  const problems: string[] = [];
  const fill = (inner: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof inner === "string") {
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
