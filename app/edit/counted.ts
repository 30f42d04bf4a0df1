/**
 * `1 text`, `2 texts`: the editor speaks English, whatever the language of the
 * site.
 */
export const counted = (number: number, noun: string): string =>
  `${number} ${noun}${number === 1 ? "" : "s"}`;
