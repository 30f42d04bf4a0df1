import { figure, pluralNames, pluralOf } from "../intl.ts";
import { markedFact } from "../marks.ts";
import { knownNames } from "../../text/nearest.ts";
import { type Filled, fieldName, type Problem } from "../parse.ts";
import { words } from "../words.ts";
import { capital, numberWord } from "./number-words.ts";

/** Text, a number, or an address that is null if the site has none. */
export type Fact = string | number | null;

/** What content may quote by name. */
export interface Facts {
  names(): string[];
  /** Undefined if there is no such fact. */
  get(name: string): Fact | undefined;
  /** Whether it is an address that a site may lack. */
  isOptional?(name: string): boolean;
  /**
   * Whether a file that facts come from is broken: then an unknown name may be
   * right.
   */
  isIncomplete?(): boolean;
}

const PLACEHOLDER = /\{([a-z]\w*)(?::([^{}]+))?\}/gi;

/**
 * Formats of a number: `{services:figure}`; `{jobs:count}`, which may be “no”;
 * `{offices:office|offices}` chooses a word for it, one per plural of the
 * language, and `{jobs:none|one|many}` has another for none.
 */
function written(number: number, form: string | undefined): string | undefined {
  if (form === undefined) return numberWord(number);
  if (form === "figure") return figure(number);
  if (form === "next") return numberWord(number + 1);
  if (form === "count")
    return number === 0 ? words.numbers.none : numberWord(number);
  const forms = form.split("|");
  const more = forms.length - pluralNames.length;
  if (more !== 0 && more !== 1) return undefined;
  return number === 0 && more === 1
    ? forms[0]
    : forms[more + pluralNames.indexOf(pluralOf(number))];
}

/**
 * Words for a site that has an address, and for one that has not:
 * `{whatsapp: or WhatsApp|}`. Null leaves them out.
 */
function chosen(address: Fact, form: string): string | null {
  const [withIt = "", without] = form.split("|");
  return address === null ? (without ?? null) : withIt;
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
    return {
      wrong: `there is no such fact${knownNames(lower, facts.names(), (known) => `{${known}}`)}`,
    };
  if (form !== undefined && facts.isOptional?.(lower))
    return { value: chosen(fact, form) };
  if (typeof fact !== "number" && form !== undefined)
    return { wrong: `{${lower}} is no number, so it takes no form` };
  if (fact === null) return { value: null };
  const value = typeof fact === "string" ? fact : written(fact, form);
  if (value === undefined)
    return {
      wrong:
        "the forms of a number are :figure, :next, :count, :one word|many words and :none|one|many",
    };
  return { value: name === lower ? value : capital(value) };
}

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

/**
 * Replaces a brace in code while facts are filled in: a character that no text
 * has.
 */
const CODE_BRACE = "\u{f0000}";
const hideBraces = (code: string) => code.replaceAll("{", CODE_BRACE);

/** Fills in the lines of Markdown, but not its inline code and code blocks. */
function fillProse(prose: string, fillText: FillText): string {
  let inFence = false;
  const lines = prose.split("\n").flatMap((line, index) => {
    const isFence = /^ {0,3}(```|~~~)/.test(line);
    if (isFence) inFence = !inFence;
    return inFence || isFence
      ? line
      : (fillText(line.replace(/`[^`]+`/g, hideBraces), ["prose", index]) ??
          []);
  });
  return lines.join("\n").replaceAll(CODE_BRACE, "{");
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
 * Replaces every `{name}` in the strings of a value, or in the `prose` of
 * Markdown, by its fact. A component fills in the names in `left`. Links to
 * addresses that the site does not have are left out, and so are objects whose
 * `action` or first of `actions` is such a link, and lines of prose that name
 * one. In a row of a table only its cell is empty.
 */
export function fillFacts(
  facts: Facts,
  value: unknown,
  left: readonly string[] = [],
): Filled {
  const problems: Problem[] = [];
  const unfilled = new Set<string>();
  const fillText: FillText = (text, path) => {
    const isRow = path[0] === "prose" && text.startsWith("|");
    let hasAddress = true;
    const filled = text.replace(
      PLACEHOLDER,
      (whole, name: string, form?: string) => {
        if (left.includes(name)) return whole;
        const found = lookUp(facts, name, form);
        if ("value" in found && found.value !== null)
          return markedFact(name, found.value);
        if ("value" in found && isRow) return "";
        if ("value" in found) hasAddress = false;
        else unfilled.add(path[0] === "prose" ? "prose" : fieldName(path));
        if ("wrong" in found && !facts.isIncomplete?.())
          problems.push({ path, message: `${whole}: ${found.wrong}` });
        return whole;
      },
    );
    return hasAddress ? filled : null;
  };
  return { value: fill(value, [], fillText), problems, unfilled };
}
