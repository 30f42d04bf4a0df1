import marks from "../ui/balloon-marks.module.css";
import { Grid } from "../ui/grid.tsx";
import { FeatureItems, type FeatureItemsProps } from "./feature-items.tsx";

/** Features as numbered notes, up to three side by side. */
export function FeatureNotes(props: Pick<FeatureItemsProps, "items" | "idOf">) {
  return (
    <Grid as="ol" tablet={2} desk={3} rowGap="s7" className={`${marks.list} ${marks.notes}`}>
      <FeatureItems {...props} />
    </Grid>
  );
}
