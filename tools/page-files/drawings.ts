import type { Kind } from "../../app/content/kind.ts";
import type { SiteContent } from "../../publish/site-content.ts";
import type { Changes } from "./changes.ts";

type Entry = SiteContent["pages"][number]["entry"];

/** A figure of a page. */
interface Figure {
  /**
   * Its file in the kind's `drawings/`, without extension; none if it is
   * composed of stock parts.
   */
  drawing?: string;
  description: string;
  /** Where the content describes it. */
  field: readonly PropertyKey[];
}

/** What an entry with drawings may have. */
interface Drawn {
  slug: string;
  picture?: object;
  drawing?: { icon?: string; description: string; parts?: readonly string[] };
  stories?: readonly { figure?: { drawing: string; description: string } }[];
}

/**
 * The figures of a page: its own drawing, unless a picture replaces it, and
 * those of its stories.
 */
export function figuresOf({
  kind,
  entry,
}: Pick<SiteContent["pages"][number], "kind" | "entry">): Figure[] {
  const { slug, picture, drawing, stories = [] } = entry as Drawn;
  if (!kind.drawings || !drawing) return [];
  const { description, parts, icon = slug } = drawing;
  return [
    ...(picture
      ? []
      : [
          { description, field: ["drawing"], ...(!parts && { drawing: icon }) },
        ]),
    ...stories.flatMap(({ figure }, index) =>
      figure
        ? [
            {
              ...figure,
              field: ["stories", index, "figure"],
              drawing: `stories/${figure.drawing}`,
            },
          ]
        : [],
    ),
  ];
}

/**
 * The key of a page's drawings in its content; undefined if they use its slug.
 */
export function namedKey(entry: Entry): string | undefined {
  return (entry as Partial<Drawn>).drawing?.icon;
}

/** The files of the drawings with this key: they are found by their names. */
export function drawingFiles(
  changes: Changes,
  { drawings = [] }: Kind,
  key: string,
): string[] {
  return drawings
    .flatMap((folder) =>
      [".tsx", ".ts"].map((extension) => `app/${folder}/${key}${extension}`),
    )
    .filter((file) => changes.has(file));
}
