import type { Feature } from "../content/schema/parts.ts";
import { Link } from "../ui/link.tsx";
import { Numbered } from "../ui/numbered.tsx";

export interface FeatureItemsProps {
  items: readonly Feature[];
  /** The number of the highlighted item. */
  marked?: number | undefined;
  /** The id of an item, from its index. */
  idOf?: ((index: number) => string) | undefined;
  /** Where the title of an item leads, from its index. */
  hrefOf?: ((index: number) => string | undefined) | undefined;
}

/** The items of a list of features: title and text each. The list around them styles them and the highlighted one. */
export function FeatureItems({ items, marked, idOf, hrefOf }: FeatureItemsProps) {
  return items.map(({ title, text }, index) => {
    const href = hrefOf?.(index);
    return (
      <li key={title} id={idOf?.(index)} data-marked={index + 1 === marked ? "" : undefined}>
        <h3>
          {href ? (
            <Link href={href} stretched>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p>{text}</p>
      </li>
    );
  });
}

/** Features as numbered notes, up to three side by side. */
export function FeatureNotes(props: Pick<FeatureItemsProps, "items" | "idOf">) {
  return (
    <Numbered place="above" tablet={2} desk={3} rowGap="s7">
      <FeatureItems {...props} />
    </Numbered>
  );
}
