import { folderOf } from "../../app/content/entries.ts";
import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { slugSchema } from "../../app/content/schema/parts.ts";
import { kinds } from "../../app/pages/kinds.ts";
import type { KnownContent } from "./load-content.ts";

/** A request that cannot be fulfilled: the message says why. */
export class RefusedError extends Error {
  override name = "RefusedError";
}

/** The kinds with one page per file in a folder. */
export const folderKinds = kinds.filter(folderOf);

export function findFolderKind(name: string): Kind {
  const kind = folderKinds.find((candidate) => candidate.name === name);
  if (kind) return kind;
  throw new RefusedError(
    `"${name}" is not one of ${folderKinds.map(({ name }) => name).join(", ")}`,
  );
}

export function findPage(
  { pages }: Pick<KnownContent, "pages">,
  kind: Kind,
  slug: string,
): KnownContent["pages"][number] {
  const ofKind = pages.filter((page) => page.kind.name === kind.name);
  const page = ofKind.find(({ entry }) => entry.slug === slug);
  if (page) return page;
  const slugs = ofKind.map(({ entry }) => entry.slug).join(", ");
  throw new RefusedError(
    `There is no ${kind.name} "${slug}"; there are ${slugs}`,
  );
}

/**
 * First path segments that are taken, by the server and its files or by
 * existing pages.
 */
const taken = new Set([
  "api",
  "assets",
  "drawings",
  "healthz",
  "readyz",
  "deliveryz",
  ...kinds
    .map(({ path }) => path.split("/")[1])
    .filter((part) => part !== ":slug"),
]);

export function refuseInvalidSlug(slug: string): void {
  if (slugSchema.safeParse(slug).success) return;
  throw new RefusedError(
    `"${slug}" is not a slug: use lower-case words joined by hyphens, such as data-platform`,
  );
}

/**
 * Refuses an invalid slug or a taken address; a redirect to the page itself
 * does not count.
 */
export function refuseSlug(
  kind: Kind,
  slug: string,
  { pages, redirects }: Pick<KnownContent, "pages" | "redirects">,
  itself?: string,
): void {
  const address = hrefOf(kind, slug);
  refuseInvalidSlug(slug);
  const page = pages.find(({ path }) => path === address);
  if (page) throw new RefusedError(`${address} already exists: ${page.file}`);
  const target = redirects[address];
  if (target && target !== itself)
    throw new RefusedError(
      `${address} redirects to ${target}: content/redirects.yaml`,
    );
  if (kind.path === "/:slug" && taken.has(slug))
    throw new RefusedError(`${address} cannot be a page`);
}
