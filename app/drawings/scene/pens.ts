/**
 * The pens and fills of every drawing. The names are for people; the classes, styled in
 * styles/drawing.css, are short because each drawing repeats them a hundred times.
 */
const pens = {
  /** Fills: a lit face, a shaded one, a top; the highlighted part. */
  plate: "f",
  shade: "f2",
  lit: "f3",
  signal: "sf",
  signalDeep: "sd",
  ink: "k",
  /** The background colour, to interrupt a line behind a label. */
  ground: "bg",
  /** Line weights, hairline being the default. */
  thick: "t",
  medium: "t1",
  heavy: "t2",
  thin: "th",
  wall: "wl",
  partition: "wl2",
  noLine: "ns",
  /** Line kinds. */
  signalLine: "s",
  axis: "ax",
  centre: "cl",
  hidden: "hd",
  grid: "gr",
  /** Drawn along its length while scrolling into view; needs pathLength={1}. */
  traced: "drw",
} as const;

export type Pen = keyof typeof pens;

export function penClass(pen?: Pen | readonly Pen[]): string | undefined {
  if (pen === undefined) return undefined;
  return typeof pen === "string" ? pens[pen] : pen.map((name) => pens[name]).join(" ");
}
