import type { Feature } from "../content/schema/parts.ts";

export interface FeatureItemsProps {
  items: readonly Feature[];
  /** The number of the highlighted item. */
  marked?: number | undefined;
  /** The id of an item, from its index. */
  idOf?: ((index: number) => string) | undefined;
}

/** The items of a list of features: title and text each. The list around them styles them and the highlighted one. */
export function FeatureItems({ items, marked, idOf }: FeatureItemsProps) {
  return items.map(({ title, text }, index) => (
    <li key={title} id={idOf?.(index)} data-marked={index + 1 === marked ? "" : undefined}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
}
