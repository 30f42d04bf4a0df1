/** The body limit of a request: no text in one is longer in UTF-8. */
const LIMIT_BYTES = 1024 * 1024;

/** Pieces that have been costly for one program or another: to normalise, to fold, to match or to split. */
const pieces = [
  "a",
  " ",
  "\u3000\r\n",
  "\u0300",
  "\u0315",
  "\u0f71\u0f74\u0334",
  "\uFDFA",
  "\u0130",
  "\u03A3\u0301",
  "\u1E9E",
  "\uAC00\u11A8",
  "\uD800",
  "\uDC00",
  "\u200D👩🏽",
  "\u202E",
  "\0",
  "www.",
  "http://",
  "hhttps:/",
  "[url=",
  "@",
  ".",
  '"',
  "-",
  "%",
] as const;

/** The same numbers for the same seed (mulberry32), so that a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A text as large as a request may be, of a few kinds of pieces in long runs or finely mixed. */
export function hostileText(seed: number): string {
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const palette = Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(pieces));
  const longestRun = 10 ** Math.floor(random() * 6);
  const runs: string[] = [];
  for (let bytes = 0; bytes < LIMIT_BYTES; ) {
    const piece = pick(palette);
    const size = Buffer.byteLength(piece);
    const wanted = 1 + Math.floor(random() * longestRun);
    const times = Math.min(wanted, Math.ceil((LIMIT_BYTES - bytes) / size));
    runs.push(piece.repeat(times));
    bytes += times * size;
  }
  return runs.join("");
}

/** Each piece alone, and the pair of runs that froze the site once. */
export const plainHostileTexts: readonly string[] = [
  ...pieces.map((piece) => piece.repeat(Math.floor(LIMIT_BYTES / Buffer.byteLength(piece)))),
  `a${"\u0315".repeat(250_000)}${"\u0300".repeat(250_000)}`,
];
