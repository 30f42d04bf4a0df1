import { slug } from "github-slugger";
import { contentLanguage } from "./language.ts";
import { unmarked } from "./marks.ts";

/** Letters that are no letter of a to z with a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** As German writes its umlauts without them. */
const german: Readonly<Record<string, string>> = {
  ...plain,
  ä: "ae",
  ö: "oe",
  ü: "ue",
};

/** The slug of a text in this language: in German `Müller` → `mueller`. */
export function slugIn(language: string, text: string): string {
  const letters = language === "de" ? german : plain;
  const written = unmarked(text)
    .normalize("NFC")
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => letters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[–—/]/g, " ");
  return slug(written).replace(/-+/g, "-");
}

/**
 * `Fees & taxes` → `fees-taxes`, `São Paulo` → `sao-paulo`: for addresses, ids
 * and keys.
 */
export const slugify = (text: string): string =>
  slugIn(contentLanguage(), text);

/** `quality-assurance` → `Quality assurance`. */
export function slugWords(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
