import type { Category } from "../case-study/schema.ts";

/** A category as it stands in an address: "AI & Automation" is `ai-automation`. */
export function categorySlug(category: Category): string {
  return category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
