import { figure } from "../intl.ts";
import { markedLike, unmarked } from "../marks.ts";
import { say, words } from "../words.ts";

const { small, tens, joined } = words.numbers;

/**
 * `13` → `thirteen`. From a hundred on, figures are easier to read: `1,740`.
 */
export function numberWord(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 99)
    return figure(number);
  if (number < 20) return small[number] ?? "";
  const ten = tens[Math.floor(number / 10) - 2] ?? "";
  const unit = number % 10;
  if (unit === 0) return ten;
  return say(joined, { tens: ten, unit: small[unit] ?? "" });
}

/** `thirteen` → `Thirteen`. */
export function capital(words: string): string {
  const text = unmarked(words);
  return markedLike(words, text.charAt(0).toUpperCase() + text.slice(1));
}
