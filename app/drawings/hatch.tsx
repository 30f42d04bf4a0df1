import { drawingByKey, drawingsByKey } from "./drawing-by-key.ts";
import { Pattern, type Point2, Rect, Scene, Stroke, type Trail } from "./scene.ts";

/** Section lining as on a drawing: each material, here each industry, is cut in its own pattern. */
export interface Lining {
  /** Of the tile that is repeated. */
  size: Point2;
  path: Trail;
}

const files = import.meta.glob<Lining>("./linings/*.ts", { eager: true, import: "default" });
const liningOf = drawingByKey(files);

interface HatchProps {
  /** The key of an industry; an unknown one gets a plain lining. */
  kind: string;
  width?: number;
  height?: number;
  className?: string | undefined;
}

/** A swatch of section lining. */
export function Hatch({ kind, width = 192, height = 96, className }: HatchProps) {
  const { size, path } = liningOf(kind);
  const id = `hatch-${kind}`;
  return (
    <Scene viewBox={`0 0 ${width} ${height}`} className={className}>
      <Pattern id={id} size={size}>
        <Stroke path={path} />
      </Pattern>
      <Rect at={[0, 0]} size={[width, height]} fill={`url(#${id})`} pen="noLine" />
    </Scene>
  );
}

/** The keys of all linings but the plain one. */
export const hatchKinds = [...drawingsByKey(files).keys()].filter((key) => key !== "default");
