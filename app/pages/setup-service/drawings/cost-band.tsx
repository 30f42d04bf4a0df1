import { Line, Pattern, type Point2, Polygon } from "../../../drawings/scene.ts";

interface CostBandProps {
  /** Unique on the page: the pattern is found by it. */
  id: string;
  kind: "rent" | "setup";
  through: readonly Point2[];
}

/** The hatched area between a low line and a high one. */
export function CostBand({ id, kind, through }: CostBandProps) {
  return (
    <>
      <Pattern id={id} size={9} turn={kind === "rent" ? -45 : 45}>
        <Line from={[0, 0]} to={[0, 9]} pen={kind === "rent" ? "thin" : ["signalLine", "thin"]} />
      </Pattern>
      <Polygon through={through} pen="noLine" fill={`url(#${id})`} />
    </>
  );
}
