import { drawingByKey, drawingsByKey } from "./drawing-by-key.ts";
import { Pattern, type Point2, Scene, type Trail } from "./scene.ts";
import { Rect, Stroke } from "./shapes.ts";

/**
 * Hatching as on a sectional drawing: each material, here each industry, has
 * its own pattern.
 */
export interface Lining {
  /** Of the tile that is repeated. */
  size: Point2;
  path: Trail;
}

const files = import.meta.glob<Lining>("./linings/*.ts", {
  eager: true,
  import: "default",
});
const liningOf = drawingByKey(files);

interface HatchProps {
  /** The key of an industry; an unknown one gets a plain hatching. */
  kind: string;
  width?: number;
  height?: number;
  className?: string | undefined;
}

/** A sample of a hatching. */
export function Hatch({
  kind,
  width = 192,
  height = 96,
  className,
}: HatchProps) {
  const { size, path } = liningOf(kind);
  const id = `hatch-${kind}`;
  return (
    <Scene viewBox={`0 0 ${width} ${height}`} className={className}>
      <Pattern id={id} size={size}>
        <Stroke path={path} />
      </Pattern>
      <Rect
        at={[0, 0]}
        size={[width, height]}
        fill={`url(#${id})`}
        pen="noLine"
      />
    </Scene>
  );
}

/** The keys of all hatchings except the plain one. */
export const hatchKinds = [...drawingsByKey(files).keys()].filter(
  (key) => key !== "default",
);
