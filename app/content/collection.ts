import type { z } from "zod";
import { ContentError, parseContent } from "./parse.ts";
import { slugSchema } from "./schema/parts.ts";

type Modules = Record<string, { default: unknown }>;

/** `/content/services/web-frontend.ts` → `web-frontend`: the file name is the slug. */
export function slugOf(file: string): string {
  const name = file.slice(file.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
  return parseContent(slugSchema, `${file.slice(1)} (its name)`, name);
}

/** A folder of content, one file an entry, checked and in the order that the entries give. */
export function readCollection<Schema extends z.ZodType<object>>(
  schema: Schema,
  modules: Modules,
  place: (entry: z.infer<Schema>) => number,
): Map<string, z.infer<Schema> & { slug: string }> {
  const entries = Object.entries(modules).map(([file, module]) => ({
    ...parseContent(schema, file.slice(1), module.default),
    slug: slugOf(file),
  }));
  entries.sort((a, b) => place(a) - place(b) || a.slug.localeCompare(b.slug));
  return new Map(entries.map((entry) => [entry.slug, entry]));
}

/** The entry, or an error that the build stops on. */
export function pick<Entry>(
  collection: ReadonlyMap<string, Entry>,
  kind: string,
  slug: string | undefined,
): Entry {
  const entry = slug === undefined ? undefined : collection.get(slug);
  if (!entry)
    throw new ContentError(`There is no ${kind} "${slug}"; there are ${[...collection.keys()].join(", ")}`);
  return entry;
}
