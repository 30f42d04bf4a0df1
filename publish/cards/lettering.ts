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
  line: string;
}

/** The layout of a card, in pixels. */
export const sheet = { margin: 56, words: 590, block: 84, brand: 190, kind: 150 } as const;

/** The font families of a role, for a style. */
type Families = (role: FontRole) => string;

type Style = Record<string, string | number>;

const box = (style: Style, ...children: (ReactElement | string)[]): ReactElement =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);

/** The longer the title, the smaller: at most four lines. */
function titleSize(title: string): number {
  if (title.length <= 16) return 118;
  return title.length <= 28 ? 98 : 84;
}

function titleBlock(
  { brand, kind, address }: CardWords,
  { muted, line }: Inks,
  families: Families,
): ReactElement {
  const cell = { alignItems: "center", padding: "0 24px", borderLeft: `1px solid ${line}` };
  const mono = { fontFamily: families("mono"), fontSize: 16, color: muted };
  return box(
    {
      position: "absolute",
      left: 0,
      right: 0,
      bottom: 0,
      height: sheet.block,
      borderTop: `1px solid ${line}`,
    },
    box(
      {
        width: sheet.brand,
        alignItems: "center",
        paddingLeft: 112,
        fontFamily: families("display"),
        fontSize: 38,
      },
      brand,
    ),
    box({ ...cell, ...mono, width: sheet.kind }, kind),
    box({ ...cell, ...mono, flex: 1 }, address),
  );
}

/** The text of a card as paths, so that no fonts are needed to draw it. */
export function letter(words: CardWords, inks: Inks, fonts: Font[], families: Families): Promise<string> {
  const { width, height } = cardSize;
  const column = box(
    {
      flexDirection: "column",
      gap: 26,
      width: sheet.words,
      padding: `${sheet.margin - 8}px 0 0 ${sheet.margin}px`,
    },
    box({ fontFamily: families("display"), fontSize: titleSize(words.title), lineHeight: 0.96 }, words.title),
    box(
      { fontFamily: families("text"), fontSize: 25, lineHeight: 1.36, color: inks.muted, width: 480 },
      words.subtitle,
    ),
  );
  const card = box({ width, height, color: inks.ink }, column, titleBlock(words, inks, families));
  return satori(card, { width, height, fonts });
}
