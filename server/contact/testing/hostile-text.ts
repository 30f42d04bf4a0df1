import { hostileStrings } from "./samples.ts";

/** The largest request body. */
export const bodyLimit = 1024 * 1024;

/** Strings that break parsers, headers and tables. */
const troublesome = [
  ..."=+-@,;|\t\r\n\"' <>&:.?#%\\/()[]{}\0\u001B\u007F\u0085\u00A0\u200B\u2028\u202E\uFEFF＝＋－＠aZ0é漢😀",
  ...[
    "\r\n",
    '""',
    "=?utf-8?Q?=E2=80=AE?=",
    "<!channel>",
    "@here",
    "\uD800",
    "\uDFFF",
    "word ",
    "x".repeat(90),
  ],
];

/**
 * Each is a worst case of something: normalising, folding, escaping, matching,
 * splitting, trimming.
 */
const costly = [
  ..."\u0315\u0300\u0301\u0345\u3099\u{1D165}\uFDFA\u0130\u1E9E\u200D\u202E\u2028\uFEFF\0\u0001\t\n \u3000",
  ...'"\\%&=<@.-aÅ',
  ...[
    "\uD800",
    "\uDC00",
    "\u1112\u1161\u11AB",
    "\uAC00\u11A8",
    "\u0F71\u0F74\u0334",
    "\u03A3\u0301",
  ],
  ...["\u3000\r\n", "👩🏽‍💻", "http://", "hhttps:/", "www.", "[url="],
];

/** A linear congruential generator: the same numbers on every machine. */
function numbers(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every hostile string, plus as many random combinations as requested. */
export function troublesomeStrings(count: number): string[] {
  const below = numbers();
  const generated = Array.from({ length: count }, () =>
    Array.from(
      { length: below(24) },
      () => troublesome[below(troublesome.length)],
    ).join(""),
  );
  return [...Object.values(hostileStrings), ...generated];
}

/**
 * The piece, repeated as often as it fits into this many bytes of a JSON body,
 * or of any other.
 */
export const fill = (
  piece: string,
  bytes = bodyLimit,
  size = Buffer.byteLength(piece),
): string => piece.repeat(Math.floor(bytes / size));
const fillJson = (piece: string, bytes: number): string =>
  fill(piece, bytes, Buffer.byteLength(JSON.stringify(piece)) - 2);

const codes = (text: string): string =>
  Array.from(
    text,
    (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  ).join(" ");

/**
 * Each costly piece alone, and pairs of long runs, one of which once froze the
 * site.
 */
export function costlyTexts(bytes: number): [name: string, text: string][] {
  const pairs = [
    "\u0315\u0300",
    "\u0301\u0345",
    "a ",
    " a",
    "\u0130\u3000",
    "\uD800\u0315",
  ];
  return [
    ...costly.map((piece): [string, string] => [
      codes(piece),
      fillJson(piece, bytes),
    ]),
    ...pairs.map(([first = "", second = ""]): [string, string] => [
      `${codes(first)}, then ${codes(second)}`,
      `a${fillJson(first, bytes / 2 - 1)}${fillJson(second, bytes / 2)}`,
    ]),
    ["all of them in turn", fillJson(costly.join(""), bytes)],
  ];
}
