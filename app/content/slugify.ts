import { slug } from "github-slugger";
import { unmarked } from "./marks.ts";

/**
 * `Fees & taxes` → `fees-taxes`, `São Paulo` → `sao-paulo`: for addresses, ids
 * and keys.
 */
export const slugify = (text: string): string =>
  slug(
    unmarked(text)
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[–—/]/g, " "),
  ).replace(/-+/g, "-");

/** `quality-assurance` → `Quality assurance`. */
export function slugWords(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
