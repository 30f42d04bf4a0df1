import { collections } from "../content/collections/index.ts";
import { listItems } from "../content/entries.ts";
import { sitePages } from "./pages.ts";

/** Names of people in the content, for the spelling check. */
export function namedPeople(): string[] {
  return [
    ...sitePages().flatMap(({ kind, entry }) => kind.people?.(entry) ?? []),
    ...collections.flatMap((collection) =>
      listItems(collection).flatMap((item) => collection.people?.(item) ?? []),
    ),
  ];
}
