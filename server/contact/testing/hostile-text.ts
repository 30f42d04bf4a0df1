import { hostileStrings } from "./samples.ts";

/** The largest request body. */
export const bodyLimit = 1024 * 1024;

/** Strings that break parsers, headers and tables. */
const troublesome = [
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

/** Each is a worst case of something: normalising, folding, escaping, matching, splitting, trimming. */
const costly = [
  ..."\u0315\u0300\u0301\u0345\u3099\u{1D165}\uFDFA\u0130\u1E9E\u200D\u202E\u2028\uFEFF\0\u0001\t\n \u3000",
  ...'"\\%&=<@.-aÅ',
  "\uD800",
  "\uDC00",
  "\u1112\u1161\u11AB",
  "\uAC00\u11A8",
  "\u0F71\u0F74\u0334",
  "\u03A3\u0301",
  "\u3000\r\n",
  "👩🏽‍💻",
  "http://",
  "hhttps:/",
  "www.",
  "[url=",
];

/** A linear congruential generator: the same seed gives the same numbers on every machine. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Every hostile string, plus as many random combinations as requested. */
export function troublesomeStrings(count: number, seed = 1): string[] {
  const below = numbers(seed);
  const generated = Array.from({ length: count }, () =>
    Array.from({ length: below(24) }, () => troublesome[below(troublesome.length)]).join(""),
  );
  return [...Object.values(hostileStrings), ...generated];
}

/** The size of a text in a JSON body, in bytes. */
const jsonSize = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2;

/** The piece, repeated as often as it fits. */
export const fill = (piece: string, bytes = bodyLimit, size = Buffer.byteLength(piece)): string =>
  piece.repeat(Math.floor(bytes / size));
const fillJson = (piece: string, bytes: number): string => fill(piece, bytes, jsonSize(piece));

const codes = (text: string): string =>
  Array.from(text, (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`).join(" ");

/** Each costly piece alone, pairs of long runs, one of which once froze the site, and a few mixtures. */
export function costlyTexts(bytes: number): [name: string, text: string][] {
  const pairs = [
    ["\u0315", "\u0300"],
    ["\u0301", "\u0345"],
    ["a", " "],
  ] as const;
  return [
    ...costly.map((piece): [string, string] => [codes(piece), fillJson(piece, bytes)]),
    ...pairs.map(([first, second]): [string, string] => [
      `${codes(first)}, then ${codes(second)}`,
      `a${fillJson(first, bytes / 2 - 1)}${fillJson(second, bytes / 2)}`,
    ]),
    ...Array.from({ length: 12 }, (_, seed): [string, string] => [`mixture ${seed}`, mixedText(seed, bytes)]),
  ];
}

/** A few costly pieces, in long runs or finely mixed. */
function mixedText(seed: number, bytes: number): string {
  const below = numbers(seed);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? "a";
  const palette = Array.from({ length: 1 + below(4) }, () => pick(costly));
  const longestRun = 10 ** below(6);
  const runs: string[] = [];
  for (let left = bytes; left > 0; ) {
    const piece = pick(palette);
    const times = Math.min(1 + below(longestRun), Math.floor(left / jsonSize(piece)));
    if (times === 0) break;
    runs.push(piece.repeat(times));
    left -= times * jsonSize(piece);
  }
  return runs.join("");
}
