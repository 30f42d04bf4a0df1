import { hostileStrings } from "./samples.ts";

/** What breaks parsers, headers and tables, besides letters of one to four bytes. */
const pieces = [
  ..."=+-@,;|\t\r\n\"' <>&:.?#%\\/()[]{}\0\u001B\u007F\u0085\u00A0\u200B\u2028\u202E\uFEFF＝＋－＠",
  "\r\n",
  '""',
  "=?utf-8?Q?=E2=80=AE?=",
  "<!channel>",
  "@here",
  "\uD800",
  "\uDFFF",
  ..."aZ0é漢😀",
  "word ",
  "x".repeat(90),
];

/** A linear congruential generator: the same seed gives the same strings on every machine. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every hostile string, and as many more as are asked for, put together from pieces that cause trouble. */
export function troublesomeStrings(count: number, seed = 1): string[] {
  const below = numbers(seed);
  const generated = Array.from({ length: count }, () =>
    Array.from({ length: below(24) }, () => pieces[below(pieces.length)]).join(""),
  );
  return [...Object.values(hostileStrings), ...generated];
}
