import type { Scaffold } from "./draft.ts";
import type { Entry, FolderSource } from "./kind.ts";

/** A folder of Markdown files without pages of their own: each is an item in a list on a page. */
export interface Collection<Content extends object = object> {
  /** The name of an item for `npm run new`. */
  name: string;
  content: FolderSource<Content> & { format: "md" };
  /** The names of the kinds that show it. */
  shownOn: readonly string[];
  /** Names of people in it, for the spelling check. */
  people?(entry: Entry<Content>): string[];
  scaffold: Scaffold;
}

/** Types a collection's methods from the schema of its content. */
export function defineCollection<Content extends object>(
  collection: Collection<Content>,
): Collection<Content> {
  return collection;
}
