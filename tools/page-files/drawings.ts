import path from "node:path";
import type { SiteContent } from "../../publish/site-content.ts";
import type { Changes } from "./changes.ts";
import type { FolderKind } from "./refused.ts";

type Entry = SiteContent["pages"][number]["entry"];

/** The key of a page's drawings in its content; undefined if they use its slug. */
export function namedKey(entry: Entry): string | undefined {
  const { drawing } = entry as { drawing?: unknown };
  if (typeof drawing !== "object" || drawing === null || !("icon" in drawing)) return undefined;
  return typeof drawing.icon === "string" ? drawing.icon : undefined;
}

/** The files of the drawings with this key. */
export function drawingFiles(changes: Changes, kind: FolderKind, key: string): string[] {
  return (kind.drawings ?? [])
    .flatMap((folder) => [".tsx", ".ts"].map((extension) => `app/${folder}/${key}${extension}`))
    .filter((file) => changes.has(file));
}

const importPattern = /(from |import\()"(\.[^"]+)"/g;
const resolve = (importer: string, name: string) => path.posix.join(path.posix.dirname(importer), name);

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
    const text = changes.read(importer).replace(importPattern, (statement, start: string, name: string) => {
      if (resolve(importer, name) !== from) return statement;
      return `${start}"${path.posix.join(path.posix.dirname(name), path.posix.basename(to)).replace(/^(?!\.)/, "./")}"`;
    });
    changes.write(importer, text);
  }
  changes.move(from, to);
}
