import type { Feature } from "../content/schema/parts.ts";

/** The items of a list of features: each a title and a text. The list around them says how they are drawn. */
export function FeatureItems({ items }: { items: readonly Feature[] }) {
  return items.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
}
