import path from "node:path";
import { folderOf } from "../../app/content/entries.ts";
import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { Changes } from "../page-files/changes.ts";
import { drawingFiles, namedKey } from "../page-files/drawings.ts";
import { checkAgain, type KnownContent } from "../page-files/load-content.ts";
import {
  isDrawingKey,
  leftovers,
  renameMentions,
} from "../page-files/mentions.ts";
import { addRedirect, redirectsFile } from "../page-files/redirects.ts";
import {
  findFolderKind,
  findPage,
  RefusedError,
  refuseSlug,
} from "../page-files/refused.ts";
import { mapStrings } from "../page-files/yaml-text.ts";

/** The same file for another slug. */
const withSlug = (file: string, slug: string) =>
  path.posix.join(path.posix.dirname(file), slug + path.posix.extname(file));

/**
 * Drawing keys in the content, except those of other kinds, which have other
 * drawings.
 */
function renameKeys(
  changes: Changes,
  kind: Kind,
  from: string,
  to: string,
): void {
  for (const file of changes.list("content", /\.yaml$/)) {
    const folder = path.posix.dirname(file);
    if (folder !== "content" && folder !== `content/${folderOf(kind)}`)
      continue;
    const text = mapStrings(changes.read(file), (value, path) =>
      value === from && isDrawingKey(path) ? to : value,
    );
    changes.write(file, text);
  }
}

/**
 * Changes a page's slug: its file, its drawings, every mention in the content,
 * and a redirect from the old address.
 */
export async function renamePage(
  root: string,
  kindName: string,
  from: string,
  to: string,
  content: KnownContent,
) {
  const kind = findFolderKind(kindName);
  const page = findPage(content, kind, from);
  refuseSlug(kind, to, content, page.path);
  const changes = new Changes(root);
  const file = withSlug(page.file, to);
  // A draft has no page yet.
  if (changes.has(file)) throw new RefusedError(`${file} already exists`);
  const moved: [from: string, to: string][] = [[page.file, file]];
  changes.move(page.file, file);
  for (const file of changes.list("content", /\.(yaml|md)$/)) {
    if (file !== redirectsFile)
      changes.write(
        file,
        mapStrings(changes.read(file), renameMentions(kind, from, to)),
      );
  }
  if (namedKey(page.entry) === undefined) {
    for (const file of drawingFiles(changes, kind, from)) {
      const target = withSlug(file, to);
      changes.move(file, target);
      moved.push([file, target]);
    }
    renameKeys(changes, kind, from, to);
  }
  // A redirect to an unpublished page would lead nowhere, and visitors see
  // neither address.
  const redirects = content.unpublished(page.entry as object) === undefined;
  if (redirects) addRedirect(changes, page.path, hrefOf(kind, to));
  await changes.apply(() => checkAgain(root, content));
  const targets = new Set(moved.map(([, target]) => target));
  return {
    from: page.path,
    to: hrefOf(kind, to),
    redirects,
    moved,
    changed: changes.changed.filter((file) => !targets.has(file)),
    leftovers: leftovers(changes, kind, from),
    before: changes.before,
  };
}
