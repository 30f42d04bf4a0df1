import { Numbered } from "../ui/numbered.tsx";
import { FeatureItems, type FeatureItemsProps } from "./feature-items.tsx";

/** Features as numbered notes, up to three side by side. */
export function FeatureNotes(props: Pick<FeatureItemsProps, "items" | "idOf">) {
  return (
    <Numbered place="above" tablet={2} desk={3} rowGap="s7">
      <FeatureItems {...props} />
    </Numbered>
  );
}
