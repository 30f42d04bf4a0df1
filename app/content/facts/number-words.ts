const small = [
  "zero one two three four five six seven eight nine ten",
  "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
]
  .join(" ")
  .split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** `13` → `thirteen`. From a hundred on, figures are easier to read: `1,740`. */
export function numberWord(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 99) return figure(number);
  if (number < 20) return small[number] ?? "";
  const unit = number % 10;
  return `${tens[Math.floor(number / 10) - 2]}${unit ? `-${small[unit]}` : ""}`;
}

/** `1740` → `1,740`. */
export const figure = (number: number): string => number.toLocaleString("en-GB");

/** `thirteen` → `Thirteen`. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `["New Delhi", "Bangalore"]` → `New Delhi and Bangalore`. */
export const wordList = (words: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);
