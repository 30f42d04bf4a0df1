import { literalPattern } from "../../app/content/literal-pattern.ts";

/** Text as a page shows it: a joiner may follow a hyphen, to keep a line from breaking there. */
export const asTypeset = (words: string): RegExp =>
  new RegExp(`^${literalPattern(words).replaceAll("-", "-\u2060?")}$`);
