/** In code, braces and apostrophes are characters like others. */
const special = /[{}']/g;

/** Characters for private use, which no text has, replace them meanwhile. */
const FIRST = 0xe000;
const replaced = /[\ue000-\ue07f]/g;

/** A line of Markdown whose inline code is no part of the message. */
export const hideCode = (line: string): string =>
  line.replace(/`[^`]+`/g, (code) =>
    code.replace(special, (character) =>
      String.fromCodePoint(FIRST + (character.codePointAt(0) ?? 0)),
    ),
  );

/** The line with its code again. */
export const showCode = (line: string): string =>
  line.replace(replaced, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) - FIRST),
  );
