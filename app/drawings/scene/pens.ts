/**
 * The pens and fills of every drawing. The names are for people; the classes,
 * styled in styles/drawing.css, are short because each drawing repeats them a
 * hundred times.
 */
const fills = {
  /** A lit face, a shaded one, a top; the highlighted part. */
  plate: "f",
  shade: "f2",
  lit: "f3",
  signal: "sf",
  signalDeep: "sd",
  ink: "k",
  /** The background colour, to interrupt a line behind a label. */
  ground: "bg",
} as const;

const lines = {
  /** Line weights, hairline being the default. */
  thick: "t",
  medium: "t1",
  heavy: "t2",
  thin: "th",
  wall: "wl",
  partition: "wl2",
  noLine: "ns",
  /** Kinds of lines. */
  signalLine: "s",
  axis: "ax",
  centre: "cl",
  hidden: "hd",
  grid: "gr",
  /** Drawn along its length while scrolling into view; needs pathLength={1}. */
  traced: "drw",
} as const;

const pens = { ...fills, ...lines };

export type Pen = keyof typeof pens;
export type Pens = Pen | readonly Pen[] | undefined;

const listOf = (pen: Pens): readonly Pen[] =>
  typeof pen === "string" ? [pen] : (pen ?? []);

export function penClass(pen?: Pens): string | undefined {
  return (
    listOf(pen)
      .map((name) => pens[name])
      .join(" ") || undefined
  );
}

export const isFilling = (pen: Pens): boolean =>
  listOf(pen).some((name) => name in fills);
