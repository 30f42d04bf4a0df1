import {
  isPluralElement,
  isSelectElement,
} from "@formatjs/icu-messageformat-parser";
import type { Choice } from "./join-forms.ts";
import { type Element, parseText, TextError } from "./parse.ts";

function headOf(element: Element): string | undefined {
  if (isSelectElement(element)) return `${element.value}, select`;
  if (!isPluralElement(element) || element.offset) return undefined;
  const type = element.pluralType === "ordinal" ? "selectordinal" : "plural";
  return `${element.value}, ${type}`;
}

function choiceOf(
  text: string,
  element: Element,
  number: number,
): Choice | undefined {
  const head = headOf(element);
  if (head === undefined || !("options" in element)) return undefined;
  const forms = Object.entries(element.options).map(([name, { location }]) => ({
    name,
    // Without its braces.
    text: text.slice(
      (location?.start.offset ?? 0) + 1,
      (location?.end.offset ?? 0) - 1,
    ),
  }));
  return { token: `{${element.value} … ${number}}`, head, forms };
}

/**
 * A text for people who do not write braces: its outline, in which a token
 * stands for each choice, and the forms of each. None if it cannot be read.
 */
export function splitForms(text: string): {
  outline: string;
  choices: Choice[];
} {
  try {
    const choices: Choice[] = [];
    const parts = parseText(text).map((element) => {
      const choice = choiceOf(text, element, choices.length + 1);
      if (choice) choices.push(choice);
      const { start, end } = element.location ?? {};
      return choice?.token ?? text.slice(start?.offset, end?.offset);
    });
    return { outline: parts.join(""), choices };
  } catch (error) {
    if (error instanceof TextError) return { outline: text, choices: [] };
    throw error;
  }
}
