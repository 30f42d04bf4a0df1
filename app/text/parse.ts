import {
  isArgumentElement,
  isDateElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";

/**
 * Every text of content/ is an ICU message: what is in braces is filled in.
 * Nothing outside of this folder knows how that is written.
 */
export type Element = MessageFormatElement;

/** A text whose braces cannot be read. The message is for its author. */
export class TextError extends Error {
  override name = "TextError";
}

const notClosed = "has a brace that is not closed";
const unreadable = "has braces that cannot be read";

/** What the parser finds, in the words of an author. */
const messages: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: notClosed,
  EMPTY_ARGUMENT: "has nothing between two braces",
  MALFORMED_ARGUMENT: "needs a name and nothing else between the braces",
  EXPECT_ARGUMENT_TYPE: "needs number, plural or select after the comma",
  INVALID_ARGUMENT_TYPE: "needs number, plural or select after the comma",
  MISSING_OTHER_CLAUSE: "misses the form other",
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: "has the same form twice",
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: "has the same form twice",
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT:
    "needs braces around the text of each form",
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT:
    "needs braces around the text of each form",
};

interface ParserError extends Error {
  location: { start: { offset: number }; end: { offset: number } };
}

/** The part of a text that a message is about. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** `{day: has a brace that is not closed`. */
function describe(text: string, kind: string, at: number): string {
  const part = text.slice(text.lastIndexOf("{", at));
  if (!part.includes("}")) return `${shortened(part)}: ${notClosed}`;
  const place = kind === "MISSING_OTHER_CLAUSE" ? text : part;
  return `${shortened(place)}: ${messages[kind] ?? unreadable}`;
}

/** What ICU takes literally: `''`, and from `'{` to the next apostrophe. */
const quoted = /''|'[{}<>#](?:[^']|'')*'?/g;

/** The parser reads a closing brace without an opening one as text. */
const isStray = (element: Element): boolean =>
  isLiteralElement(element) &&
  (element.rawValue ?? "").replace(quoted, "").includes("}");

function parseAnew(text: string): Element[] {
  const elements = (() => {
    try {
      return parse(text, {
        ignoreTag: true,
        captureLocation: true,
        captureEscapes: true,
      });
    } catch (error) {
      const { message, location } = error as ParserError;
      throw new TextError(describe(text, message, location.start.offset));
    }
  })();
  if (elements.some(isStray))
    throw new TextError("has a closing brace without an opening one");
  return elements;
}

const parsed = new Map<string, Element[]>();

/** The parts of a text. Throws a `TextError`. */
export function parseText(text: string): Element[] {
  const elements = parsed.get(text) ?? parseAnew(text);
  parsed.set(text, elements);
  return elements;
}

/** Whether a text has nothing to fill in, and no apostrophe to take away. */
export const isPlain = (text: string): boolean => !/[{}]|''/.test(text);

/** What a text does with something between its braces. */
export interface Argument {
  name: string;
  use: "text" | "number" | "date" | "time" | "plural" | "ordinal" | "select";
  /** The forms that it chooses from. */
  forms: readonly string[];
  /** In the text that was parsed. */
  start: number;
  end: number;
}

function useOf(element: Element): Argument["use"] | undefined {
  if (isArgumentElement(element)) return "text";
  if (isNumberElement(element)) return "number";
  if (isDateElement(element)) return "date";
  if (isTimeElement(element)) return "time";
  if (isSelectElement(element)) return "select";
  if (!isPluralElement(element)) return undefined;
  return element.pluralType === "ordinal" ? "ordinal" : "plural";
}

/** The texts of its forms, by their names. */
const formsOf = (element: Element): Record<string, Element[]> =>
  isPluralElement(element) || isSelectElement(element)
    ? Object.fromEntries(
        Object.entries(element.options).map(([form, { value }]) => [
          form,
          value,
        ]),
      )
    : {};

function* within(
  elements: readonly Element[],
  isDeep: boolean,
): Generator<Argument> {
  for (const element of elements) {
    const use = useOf(element);
    if (use === undefined || !("value" in element)) continue;
    const forms = formsOf(element);
    yield {
      name: element.value,
      use,
      forms: Object.keys(forms),
      start: element.location?.start.offset ?? 0,
      end: element.location?.end.offset ?? 0,
    };
    if (isDeep)
      for (const form of Object.values(forms)) yield* within(form, isDeep);
  }
}

/** Everything that a text fills in, within its forms too. */
export const argumentsOf = (text: string): Argument[] => [
  ...within(parseText(text), true),
];

/** The names that a text fills in, once each; none if it cannot be read. */
export function namesIn(text: string): string[] {
  try {
    return [...new Set(argumentsOf(text).map(({ name }) => name))];
  } catch (error) {
    if (error instanceof TextError) return [];
    throw error;
  }
}

/** Each of its outermost braces as written, with the name in it. */
export const bracesIn = (text: string): { written: string; name: string }[] =>
  [...within(parseText(text), false)].map(({ name, start, end }) => ({
    written: text.slice(start, end),
    name,
  }));

/** How an author writes a name in a text. */
export const inBraces = (name: string): string => `{${name}}`;

/** Whether a part of a text, such as a sentence, fills in a name. */
export const fillsIn = (part: string, name: string): boolean =>
  new RegExp(`\\{\\s*${name}\\s*[,}]`, "i").test(part);
