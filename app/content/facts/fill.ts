import { textProblems } from "../../text/check.ts";
import { hideCode, showCode } from "../../text/code.ts";
import {
  format,
  formatOptional,
  type Value,
  type Values,
} from "../../text/format.ts";
import { knownNames } from "../../text/nearest.ts";
import {
  type Argument,
  argumentsOf,
  inBraces,
  isPlain,
  namesIn,
} from "../../text/parse.ts";
import { figure } from "../intl.ts";
import { markedFact } from "../marks.ts";
import { type Filled, fieldName, type Problem } from "../parse.ts";
import { site } from "../site.ts";
import { capital, numberWord } from "./number-words.ts";

/** Text, a number, or an address that is null if the site has none. */
export type Fact = string | number | null;

/** What content may quote by name. */
export interface Facts {
  names(): string[];
  /** Undefined if there is no such fact. */
  get(name: string): Fact | undefined;
  /**
   * Whether a file that facts come from is broken: then an unknown name may be
   * right.
   */
  isIncomplete?(): boolean;
}

/** `Services` → `services`: a capital begins a sentence. */
const lowerName = (name: string) =>
  name.charAt(0).toLowerCase() + name.slice(1);

const choices = ["none", "other"];

/** What is wrong with a fact's braces. */
function wrongUse(fact: Fact, { name, use, forms }: Argument): string[] {
  const isNumber = typeof fact === "number";
  if (use === "text") return [];
  const braces = inBraces(`${name}, ${use}`);
  if (use !== "select")
    return isNumber ? [] : [`${braces}: is no number, so it takes no ${use}`];
  if (isNumber) return [`${braces}: is a number: choose its forms by plural`];
  return forms
    .filter((form) => !choices.includes(form))
    .map(
      (form) =>
        `${braces} has the form "${form}"; the forms of a fact are none and other`,
    );
}

/** What a text is filled in with for a name. */
function valueFor(fact: Fact, name: string): Value {
  const isFirst = name !== lowerName(name);
  const said = (words: string) =>
    markedFact(name, isFirst ? capital(words) : words);
  if (fact === null) return null;
  if (typeof fact === "string") return said(fact);
  return {
    number: fact,
    words: said(numberWord(fact)),
    figure: said(figure(fact)),
  };
}

/** The values of those names that are facts. */
function knownValues(
  facts: Facts,
  names: readonly string[],
): Record<string, Value> {
  const known = names.flatMap((name): [string, Value][] => {
    const fact = facts.get(lowerName(name));
    return fact === undefined ? [] : [[name, valueFor(fact, name)]];
  });
  return Object.fromEntries(known);
}

/** A text that has waited for some of its values. */
export const fillLater = (facts: Facts, text: string, values: Values): string =>
  format(text, { ...knownValues(facts, namesIn(text)), ...values }, site.lang);

/** A link without an address, unless an optional page may take its place. */
const leadsNowhere = ({
  href,
  instead,
}: {
  href?: unknown;
  instead?: unknown;
}) => href === null && instead === undefined;

/**
 * A text after its facts are filled in; null if it is an address that the site
 * does not have.
 */
type FillText = (text: string, path: readonly PropertyKey[]) => string | null;

/** Fills in the lines of Markdown, but not its inline code and code blocks. */
function fillProse(prose: string, fillText: FillText): string {
  let inFence = false;
  const lines = prose.split("\n").flatMap((line, index) => {
    const isFence = /^ {0,3}(```|~~~)/.test(line);
    if (isFence) inFence = !inFence;
    return inFence || isFence
      ? line
      : (fillText(hideCode(line), ["prose", index]) ?? []);
  });
  return lines.map(showCode).join("\n");
}

/** Fills in every string. Undefined if the value is left out. */
function fill(
  value: unknown,
  path: readonly PropertyKey[],
  fillText: FillText,
): unknown {
  if (typeof value === "string")
    return path.length === 1 && path[0] === "prose"
      ? fillProse(value, fillText)
      : fillText(value, path);
  if (Array.isArray(value)) {
    const items = value.map((item, index) =>
      fill(item, [...path, index], fillText),
    );
    if (path.at(-1) === "actions" && items.length > 0 && items[0] === undefined)
      return undefined;
    return items.filter((item) => item !== undefined);
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(
    ([key, item]) => [key, fill(item, [...path, key], fillText)] as const,
  );
  const leftOut = fields
    .filter(([, item]) => item === undefined)
    .map(([key]) => key);
  const filled = Object.fromEntries(
    fields.filter(([key]) => !leftOut.includes(key)),
  );
  if (
    leftOut.includes("action") ||
    leftOut.includes("actions") ||
    leadsNowhere(filled)
  )
    return undefined;
  return filled;
}

/**
 * Fills in the facts that the strings of a value quote, and the `prose` of
 * Markdown. A text with a name in `later` waits for it as it is. Links to
 * addresses that the site does not have are left out, and so are objects whose
 * `action` or first of `actions` is such a link, and lines of prose that name
 * one. In a row of a table only its cell is empty. What a number `says` waits
 * for the number.
 */
export function fillFacts(
  facts: Facts,
  value: unknown,
  later: readonly string[] = [],
): Filled {
  const problems: Problem[] = [];
  const unfilled = new Set<string>();
  const factProblems = (argument: Argument): string[] => {
    const { name, use } = argument;
    if (later.includes(name)) return [];
    const fact = facts.get(use === "text" ? lowerName(name) : name);
    if (fact !== undefined) return wrongUse(fact, argument);
    if (facts.isIncomplete?.()) return [];
    return [
      `${inBraces(name)}: there is no such fact${knownNames(lowerName(name), facts.names(), inBraces)}`,
    ];
  };
  const fillText: FillText = (text, path) => {
    if (isPlain(text) || path.at(-1) === "says") return text;
    const broken = textProblems(text, site.lang);
    const found = broken.length > 0 ? [] : argumentsOf(text);
    const names = [...new Set(found.map(({ name }) => name))];
    const wrong = [...broken, ...found.flatMap(factProblems)];
    for (const message of new Set(wrong)) problems.push({ path, message });
    const known = knownValues(facts, names);
    const unknown = names.filter((name) => !(name in known));
    const waits = unknown.some((name) => later.includes(name));
    if (wrong.length > 0 || (unknown.length > 0 && !waits))
      unfilled.add(path[0] === "prose" ? "prose" : fieldName(path));
    if (wrong.length > 0 || waits) return text;
    // While a file that facts come from is broken, some are not known.
    for (const name of unknown) known[name] = inBraces(name);
    const isRow = path[0] === "prose" && text.startsWith("|");
    return isRow
      ? format(text, known, site.lang)
      : formatOptional(text, known, site.lang);
  };
  return { value: fill(value, [], fillText), problems, unfilled };
}
