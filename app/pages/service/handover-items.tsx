import type { Feature } from "../../content/schema/parts.ts";

/** Each step in two parts: the work and the result. */
export function HandoverItems({ items }: { items: readonly Feature[] }) {
  return items.map(({ title, text }) => {
    const [work = "", ...rest] = text.split(/(?<=[.?!]) (?=[A-Z])/);
    return (
      <li key={title}>
        <h3>{title}</h3>
        <p>{work}</p>
        {rest.length > 0 && <p>{rest.join(" ")}</p>}
      </li>
    );
  });
}
