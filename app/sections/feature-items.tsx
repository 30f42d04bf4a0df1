import type { Feature } from "../content/schema/parts.ts";

export interface FeatureItemsProps {
  items: readonly Feature[];
  /** The number of the one that is marked. */
  marked?: number | undefined;
  /** The address of an item in the page, from its index. */
  idOf?: ((index: number) => string) | undefined;
}

/** The items of a list of features: each a title and a text. The list around them says how they are drawn, and the marked one. */
export function FeatureItems({ items, marked, idOf }: FeatureItemsProps) {
  return items.map(({ title, text }, index) => (
    <li key={title} id={idOf?.(index)} data-marked={index + 1 === marked ? "" : undefined}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
}
