import type { Page } from "@playwright/test";
import { keptOutline } from "./files.ts";
import { findDifference } from "./outline.ts";
import { treeOf } from "./tree.ts";

/** Where a page differs from the stored outline of its kind. A new kind has none yet. */
export async function findOutlineFaults(page: Page, kind: string): Promise<string[]> {
  const tree = await treeOf(page);
  const main = keptOutline(kind);
  return [
    ...findDifference(keptOutline("frame") ?? [], tree.frame, "page"),
    ...(main ? findDifference(main, tree.main, "main") : []),
  ];
}
