import { titleLength } from "./title-length.ts";

/** What a scaffold is made from. */
export interface Draft {
  slug: string;
  /** The slug as words: `quality-assurance` → `Quality assurance`. */
  name: string;
  /** The next free place in the menu or the portfolio. */
  order: number;
  /** The first group of services in the menu. */
  serviceGroup: string;
  /** The slug of a page to link to, by the name of its kind: the one with most room for a link back. */
  linkTo(kind: string): string;
  now: Date;
}

/** How `npm run new` starts an entry of a kind. */
export interface Scaffold {
  /** How long its name may be where it is shown: the menu, or the page's title. */
  longestName: number;
  /** The text of the content file. */
  template(draft: Draft): string;
  /** What is left to do beside replacing the words and drawing the figures. */
  steps(): string[];
}

export const nameOf = (slug: string): string => {
  const words = slug.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The slug as the name of a person or a firm: `asha-rao` → `Asha Rao`. */
export const properNameOf = (slug: string): string => slug.split("-").map(nameOf).join(" ");

const endings = [
  ": to be written",
  ": to be written, then read",
  ": to be written, then checked",
  ": to be written, checked and published",
];

/** A title for search engines of the length they show, once the brand stands behind it. */
export function searchTitle(name: string): string {
  const titles = endings.map((ending) => name + ending);
  const fitting = titles.find(({ length }) => length >= titleLength.least && length <= titleLength.most);
  return fitting ?? name.padEnd(titleLength.least, ".");
}

/** The same words for each of a list, numbered, since no two may be alike. */
export function numbered(count: number, item: (number: number) => string): string {
  return Array.from({ length: count }, (_, index) => item(index + 1)).join("\n");
}

/** The items of a grid: what is asked for, by name and number. */
export function features(count: number, name: string, what: string): string {
  return numbered(
    count,
    (number) => `    {
      title: "To be written: ${what} ${number}",
      text: "To be written: ${what} ${number} of ${name}, with what is done and what it changes, in up to 280 characters.",
    },`,
  );
}
