import type { Feature } from "../content/schema/parts.ts";
import { Numbered } from "../ui/numbered.tsx";
import { partId } from "./keyed-figure.tsx";

export interface FeatureItemsProps {
  items: readonly Feature[];
  /** The number of the highlighted item. */
  marked?: number | undefined;
  /**
   * Whether they are about the parts of the page's figure, whose list leads
   * here.
   */
  keyed?: boolean;
}

/**
 * The items of a list of features: title and text each. The list around them
 * styles them and the highlighted one.
 */
export function FeatureItems({ items, marked, keyed }: FeatureItemsProps) {
  return items.map(({ title, text }, index) => (
    <li
      key={title}
      id={keyed ? partId(index) : undefined}
      data-marked={index + 1 === marked ? "" : undefined}
    >
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  ));
}

/** Features as numbered notes, up to three side by side. */
export function FeatureNotes({
  items,
  keyed = false,
}: Pick<FeatureItemsProps, "items" | "keyed">) {
  return (
    <Numbered place="above" tablet={2} desk={3} rowGap="s7">
      <FeatureItems items={items} keyed={keyed} />
    </Numbered>
  );
}
