import path from "node:path";
import type { Kind } from "../../app/content/kind.ts";
import type { SiteContent } from "../../publish/site-content.ts";
import type { Changes } from "./changes.ts";

type Entry = SiteContent["pages"][number]["entry"];

/**
 * Folders that kinds share, besides their own `drawings/`; in each a file per
 * drawing key.
 */
const sharedDrawings: Readonly<Record<string, readonly string[]>> = {
  "case-study": [],
  industry: ["drawings/linings"],
  product: ["drawings/glyphs"],
  service: ["drawings/glyphs"],
};

/** The folders under app/ with a kind's drawings. */
export function drawingFolders({ name }: { name: string }): string[] {
  const shared = sharedDrawings[name];
  return shared ? [`pages/${name}/drawings`, ...shared] : [];
}

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
  if (drawingFolders(kind).length === 0 || !drawing) return [];
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

/** The files of the drawings with this key. */
export function drawingFiles(
  changes: Changes,
  kind: Kind,
  key: string,
): string[] {
  return drawingFolders(kind)
    .flatMap((folder) =>
      [".tsx", ".ts"].map((extension) => `app/${folder}/${key}${extension}`),
    )
    .filter((file) => changes.has(file));
}

const importPattern = /(from |import\()"(\.[^"]+)"/g;
const resolve = (importer: string, name: string) =>
  path.posix.join(path.posix.dirname(importer), name);

/** The modules of the app that import a file. */
export function importersOf(changes: Changes, file: string): string[] {
  return changes
    .list("app", /\.tsx?$/)
    .filter((importer) =>
      [...changes.read(importer).matchAll(importPattern)].some(
        ([, , name = ""]) => resolve(importer, name) === file,
      ),
    );
}

/** Moves a drawing within its folder, and updates the imports of it. */
export function moveDrawing(changes: Changes, from: string, to: string): void {
  for (const importer of importersOf(changes, from)) {
    const text = changes
      .read(importer)
      .replace(importPattern, (statement, start: string, name: string) => {
        if (resolve(importer, name) !== from) return statement;
        return `${start}"${path.posix.join(path.posix.dirname(name), path.posix.basename(to)).replace(/^(?!\.)/, "./")}"`;
      });
    changes.write(importer, text);
  }
  changes.move(from, to);
}
