import type { Scaffold } from "./draft.ts";
import type { Entry, FolderSource } from "./kind.ts";

/** A folder of Markdown files that are no pages of their own: each is an item of a list that pages show. */
export interface Collection<Content extends object = object> {
  /** As `npm run new` calls an item of it. */
  name: string;
  content: FolderSource<Content> & { format: "md" };
  /** The kinds of page that show it, by name. */
  shownOn: readonly string[];
  /** The names of people in it, which no dictionary has. */
  people?(entry: Entry<Content>): string[];
  scaffold: Scaffold;
}

/** Types a collection's methods from the schema of its content. */
export function defineCollection<Content extends object>(
  collection: Collection<Content>,
): Collection<Content> {
  return collection;
}
