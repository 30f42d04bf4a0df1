import { createElement, type ReactElement } from "react";
import satori, { type Font } from "satori";
import { cardSize } from "../../app/seo/page-meta.ts";
import type { FontRole } from "../../app/styles/fonts.ts";

export interface CardWords {
  title: string;
  subtitle: string;
  brand: string;
  /** The kind of page, or its name in the menus. */
  kind: string;
  /** As plain text. */
  address: string;
}

export interface Inks {
  ink: string;
  muted: string;
}

/** The layout of a card, in pixels. */
export const layout = {
  margin: 56,
  /** The right edge of the title, and its distance to the drawing. */
  words: 576,
  gap: 24,
  /**
   * The title block: its height, where the brand starts, and the left edges of
   * its other cells.
   */
  block: 84,
  brandWords: 112,
  cells: { kind: 302, address: 501 },
  pad: 25,
} as const;

/** The font families of a role, for a style. */
type Families = (role: FontRole) => string;

type Style = Record<string, string | number>;

const box = (
  style: Style,
  ...children: (ReactElement | string)[]
): ReactElement =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

/** The longer the title, the smaller: at most four lines. */
function titleSize({ length }: string): number {
  if (length <= 16) return 118;
  if (length <= 24) return 98;
  return length <= 36 ? 84 : 76;
}

function titleBlock(
  { brand, kind, address }: CardWords,
  { muted }: Inks,
  families: Families,
): ReactElement[] {
  const { block, brandWords, cells, pad } = layout;
  const mono = { fontFamily: families("mono"), fontSize: 16, color: muted };
  const place = (left: number, end: number, style: Style, text: string) =>
    box(
      {
        position: "absolute",
        left,
        bottom: 0,
        width: end - left,
        height: block,
        alignItems: "center",
        ...style,
      },
      text,
    );
  return [
    place(
      brandWords,
      cells.kind,
      { fontFamily: families("display"), fontSize: 38 },
      brand,
    ),
    place(cells.kind + pad, cells.address - pad, mono, kind),
    place(cells.address + pad, cardSize.width - pad, mono, address),
  ];
}

/** The text of a card as paths, so that no fonts are needed to draw it. */
export async function letter(
  words: CardWords,
  inks: Inks,
  fonts: Font[],
  families: Families,
): Promise<string> {
  const { width, height } = cardSize;
  const column = box(
    {
      flexDirection: "column",
      gap: 26,
      // Without its padding.
      width: layout.words - layout.margin,
      padding: `${layout.margin - 8}px 0 0 ${layout.margin}px`,
    },
    box(
      {
        fontFamily: families("display"),
        fontSize: titleSize(words.title),
        lineHeight: 0.96,
      },
      words.title,
    ),
    box(
      {
        fontFamily: families("text"),
        fontSize: 25,
        lineHeight: 1.36,
        color: inks.muted,
        width: 480,
      },
      words.subtitle,
    ),
  );
  const card = box(
    { width, height, color: inks.ink },
    column,
    ...titleBlock(words, inks, families),
  );
  const svg = await satori(card, { width, height, fonts });
  // An SVG in another is clipped to its size, which takes as long to draw as
  // the text.
  return svg.replace("<svg ", '<svg overflow="visible" ');
}
