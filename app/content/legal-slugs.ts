import { slugOf } from "./collection.ts";

/** The addresses of the policies, from the names of their files: the route table needs no more of them. */
export function legalSlugs(): string[] {
  return Object.keys(import.meta.glob("/content/legal/*.md")).map(slugOf);
}
