import {
  isArgumentElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import { IntlMessageFormat } from "intl-messageformat";
import { type Element, parseText } from "./parse.ts";

/** A number, and how `{name}` and `{name, number}` say it. */
export interface Spelled {
  number: number;
  words: string;
  figure: string;
}

/** What a text is filled in with; null is what there is not. */
export type Value = string | number | Spelled | null;
export type Values = Readonly<Record<string, Value>>;

/** In a text that says something that there is not. */
const LEFT_OUT = { isLeftOut: true };

/**
 * A number has three values for the engine: itself, for the forms of a plural;
 * in words; and as a figure.
 */
const inWords = (name: string) => `${name} in words`;
const asFigure = (name: string) => `${name} as a figure`;

const argument = (value: string): Element => ({ type: TYPE.argument, value });

/**
 * The text for the engine. A choice without a form `none` is left out with what
 * there is not.
 */
function prepare(elements: readonly Element[]): Element[] {
  return elements.map((element) => {
    if (isArgumentElement(element)) return argument(inWords(element.value));
    if (isNumberElement(element) && !element.style)
      return argument(asFigure(element.value));
    if (!isPluralElement(element) && !isSelectElement(element)) return element;
    const forms = Object.entries(element.options).map(
      ([form, { value }]) => [form, { value: prepare(value) }] as const,
    );
    const none = { value: [argument(inWords(element.value))] };
    const options = isSelectElement(element)
      ? { none, ...Object.fromEntries(forms) }
      : Object.fromEntries(forms);
    return { ...element, options };
  });
}

const engines = new Map<string, IntlMessageFormat>();

function engineFor(text: string, lang: string): IntlMessageFormat {
  const key = `${lang} ${text}`;
  const engine =
    engines.get(key) ?? new IntlMessageFormat(prepare(parseText(text)), lang);
  engines.set(key, engine);
  return engine;
}

const figures = new Map<string, Intl.NumberFormat>();

function figureOf(number: number, lang: string): string {
  const format = figures.get(lang) ?? new Intl.NumberFormat(lang);
  figures.set(lang, format);
  return format.format(number);
}

/** What the engine takes for a value: itself, in words, as a figure. */
function forEngine(value: Value, lang: string): [unknown, unknown, unknown] {
  if (value === null) return ["none", LEFT_OUT, LEFT_OUT];
  if (typeof value === "string") return [value, value, value];
  if (typeof value === "object")
    return [value.number, value.words, value.figure];
  const figure = figureOf(value, lang);
  return [value, figure, figure];
}

function partsOf(text: string, values: Values, lang: string): unknown[] {
  const known = Object.entries(values).flatMap(([name, value]) => {
    const [itself, words, figure] = forEngine(value, lang);
    return [
      [name, itself],
      [inWords(name), words],
      [asFigure(name), figure],
    ];
  });
  const engine = engineFor(text, lang);
  return engine
    .formatToParts<unknown>(Object.fromEntries(known))
    .map(({ value }) => value);
}

const joined = (parts: readonly unknown[]): string =>
  parts.map((part) => (part === LEFT_OUT ? "" : String(part))).join("");

/**
 * A text with its values, without what there is not. Throws if one has no
 * value: check the text first.
 */
export const format = (text: string, values: Values, lang: string): string =>
  joined(partsOf(text, values, lang));

/** The same; null if it says something that there is not. */
export function formatOptional(
  text: string,
  values: Values,
  lang: string,
): string | null {
  const parts = partsOf(text, values, lang);
  return parts.includes(LEFT_OUT) ? null : joined(parts);
}
