import { hrefOf, type Kind } from "../../app/content/kind.ts";
import type { Changes } from "./changes.ts";
import { addressPattern } from "./mentions.ts";

const folders = ["app", "bench", "docs", "publish", "tests", "tools"];

/** Files outside the content that still name a page. They are code or prose, so a person must change them. */
export function leftovers(changes: Changes, kind: Kind, slug: string): string[] {
  const names = [addressPattern(hrefOf(kind, slug)), new RegExp(`["'\`/]${slug}(["'\`]|\\.tsx?\\b)`)];
  return folders
    .flatMap((folder) => (changes.has(folder) ? changes.list(folder, /\.(tsx?|md)$/) : []))
    .filter((file) => names.some((name) => changes.read(file).search(name) >= 0));
}
