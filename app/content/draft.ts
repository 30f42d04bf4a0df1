import type { StockPart } from "./schema/stock-parts.ts";
import { titleLength } from "./title-length.ts";

/** The input of a scaffold. */
export interface Draft {
  slug: string;
  /** The slug as words: `quality-assurance` → `Quality assurance`. */
  name: string;
  /** The next free position in the menu or the portfolio. */
  order: number;
  /** The first group of services in the menu. */
  serviceGroup: string;
  /** The slug of a page of this kind to link to: the one with the most room for a link back. */
  linkTo(kind: string): string;
  now: Date;
}

/** How `npm run new` creates an entry of a kind. */
export interface Scaffold {
  /** The longest name that fits the menu or the page's title. */
  longestName: number;
  /** What the content file says: data for YAML, or the text of a Markdown file. */
  template(draft: Draft): object | string;
  /** What the author does next, besides replacing the text and drawing the figures. */
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

/** A title for search results, of a length that leaves room for the brand. */
export function searchTitle(name: string): string {
  const titles = endings.map((ending) => name + ending);
  const fitting = titles.find(({ length }) => length >= titleLength.least && length <= titleLength.most);
  return fitting ?? name.padEnd(titleLength.least, ".");
}

/** Numbered items, because no two may be equal. */
export const numbered = <Item>(count: number, item: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index + 1));

/** Placeholder items of a grid. */
export const features = (count: number, name: string, what: string): { title: string; text: string }[] =>
  numbered(count, (number) => ({
    title: `To be written: ${what} ${number}`,
    text: `To be written: ${what} ${number} of ${name}, with what is done and what it changes, in up to 280 characters.`,
  }));

interface PageEnd {
  /** What the call to action promises. */
  lead: string;
  /** Further fields of the call to action. */
  callFields?: object;
  /** The stock parts of the drawing. */
  parts: readonly StockPart[];
  /** The kinds to link to, by their `related` key. */
  related: Readonly<Record<string, string>>;
}

/** The last fields of a page: call to action, drawing and related pages. */
export function pageEnd({ name, linkTo }: Draft, { lead, callFields, parts, related }: PageEnd): object {
  return {
    cta: {
      heading: "To be written: the next step",
      lead: `To be written: ${lead}, in up to 160 characters.`,
      ...callFields,
    },
    drawing: {
      parts,
      description: `To be written: what the drawing of ${name} shows, for those who cannot see it.`,
      balloons: numbered(parts.length, (number) => `To be written: ${number}`),
    },
    related: Object.fromEntries(Object.entries(related).map(([key, kind]) => [key, [linkTo(kind)]])),
  };
}
