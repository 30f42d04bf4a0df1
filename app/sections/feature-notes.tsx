import type { Feature } from "../content/schema/parts.ts";
import marks from "../ui/balloon-marks.module.css";
import { Grid } from "../ui/grid.tsx";
import { FeatureItems } from "./feature-items.tsx";

/** Features as the numbered notes of a drawing, up to three side by side. */
export function FeatureNotes({ items }: { items: readonly Feature[] }) {
  return (
    <Grid as="ol" tablet={2} desk={3} rowGap="s7" className={`${marks.list} ${marks.notes}`}>
      <FeatureItems items={items} />
    </Grid>
  );
}
