import path from "node:path";
import type { Kind } from "../../app/content/kind.ts";
import { literalPattern } from "../../app/content/literal-pattern.ts";
import { Changes } from "../page-files/changes.ts";
import { drawingFiles, figuresOf, namedKey } from "../page-files/drawings.ts";
import { checkAgain, type KnownContent } from "../page-files/load-content.ts";
import {
  addressPattern,
  isDrawingKey,
  isRelated,
  leftovers,
} from "../page-files/mentions.ts";
import {
  addRedirect,
  dropRedirects,
  redirectsFile,
} from "../page-files/redirects.ts";
import {
  findFolderKind,
  findPage,
  RefusedError,
} from "../page-files/refused.ts";
import { mapStrings, stringsOf } from "../page-files/yaml-text.ts";

type Page = KnownContent["pages"][number];

function requireRedirectTarget(
  { path: address }: Page,
  to: string | undefined,
  { pages }: KnownContent,
): string {
  if (!to) {
    const example = pages.find(
      (page) => page.path !== address && page.path !== "/",
    )?.path;
    throw new RefusedError(
      `Name the page that ${address} should redirect to: --to ${example}`,
    );
  }
  if (to === address)
    throw new RefusedError(`${address} cannot redirect to itself`);
  if (pages.every(({ path }) => path !== to))
    throw new RefusedError(`There is no page ${to} to redirect to`);
  return to;
}

/**
 * Removes the slug from every `related`, and redirects every link to the page.
 */
function unlink(changes: Changes, kind: Kind, page: Page, to: string) {
  /** Files whose `related` named it. */
  const unrelated: string[] = [];
  /**
   * Lines whose link now leads elsewhere: their text may still describe the
   * page.
   */
  const relinked: string[] = [];
  const address = addressPattern(page.path);
  for (const file of changes.list("content", /\.(yaml|md)$/)) {
    if (file === redirectsFile) continue;
    const before = changes.read(file);
    const text = mapStrings(before, (value, path) =>
      value === page.entry.slug && isRelated(kind, path) ? undefined : value,
    );
    if (text !== before) unrelated.push(file);
    const lines = text.split("\n");
    relinked.push(
      ...lines.flatMap((line, index) =>
        line.search(address) >= 0 ? [`${file}:${index + 1}`] : [],
      ),
    );
    changes.write(
      file,
      mapStrings(text, (value) => value.replace(address, to)),
    );
  }
  return { unrelated, relinked };
}

/**
 * The lines of the content that say the page's name in the menu, or its title.
 */
function namedIn(changes: Changes, { entry }: Page): string[] {
  const { menu, title } = entry as { menu?: { name?: string }; title?: string };
  const name = menu?.name ?? title;
  if (!name) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${literalPattern(name)}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  return changes.list("content", /\.(yaml|md)$/).flatMap((file) =>
    changes
      .read(file)
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
}

/** Whether any content names a drawing in such a field. */
const isShown = (
  changes: Changes,
  drawing: string,
  inField: (path: readonly PropertyKey[]) => boolean,
) =>
  changes
    .list("content", /\.yaml$/)
    .flatMap((file) => stringsOf(changes.read(file)))
    .some(({ value, path }) => value === drawing && inField(path));

/** The drawings that nothing shows once the page is gone. */
function removeDrawings(changes: Changes, kind: Kind, { entry }: Page): void {
  const key = namedKey(entry) ?? entry.slug;
  const own = isShown(changes, key, isDrawingKey)
    ? []
    : drawingFiles(changes, kind, key);
  const figures = figuresOf({ kind, entry })
    .flatMap(({ drawing }) => (drawing && drawing !== key ? [drawing] : []))
    .map((drawing) => `app/pages/${kind.name}/drawings/${drawing}.tsx`)
    .filter((file) => {
      const name = path.posix.basename(file, ".tsx");
      return (
        changes.has(file) &&
        !isShown(changes, name, (field) => field.at(-1) === "drawing")
      );
    });
  for (const file of [...own, ...figures]) changes.remove(file);
}

/**
 * Removes a page and everything that only it shows. Links to it lead to another
 * page, and so do its address and those that redirected to it, unless the site
 * was never public.
 */
export async function removePage(
  root: string,
  kindName: string,
  slug: string,
  target: string | undefined,
  content: KnownContent,
  wasPublic = true,
) {
  const kind = findFolderKind(kindName);
  const page = findPage(content, kind, slug);
  const to = requireRedirectTarget(page, target, content);
  const changes = new Changes(root);
  changes.remove(page.file);
  const mentions = unlink(changes, kind, page, to);
  removeDrawings(changes, kind, page);
  if (wasPublic) addRedirect(changes, page.path, to);
  else dropRedirects(changes, page.path);
  await changes.apply(() =>
    checkAgain(root, content).catch((error: Error) => {
      throw new RefusedError(
        `Nothing was removed, because other content needs ${page.path}:\n${error.message}`,
      );
    }),
  );
  return {
    from: page.path,
    to,
    removed: changes.removed,
    ...mentions,
    named: namedIn(changes, page),
    leftovers: leftovers(changes, kind, slug),
    before: changes.before,
  };
}
