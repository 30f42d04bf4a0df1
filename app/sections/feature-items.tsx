import type { Feature } from "../content/schema/parts.ts";

/** The items of a list of features: each a title and a text. The list around them says how they are drawn, and the marked one. */
export function FeatureItems({ items, marked }: { items: readonly Feature[]; marked?: number }) {
  return items.map(({ title, text }, index) => (
    <li key={title} data-marked={index + 1 === marked ? "" : undefined}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
}
