import { At, type Point3, Polygon, way } from "./scene.ts";

/** Points the way on the floor after a stock part. */
export const FloorArrow = ({ at, back = false }: { at: Point3; back?: boolean }) => (
  <At at={at}>
    <Polygon
      through={way(0, -6, 0)
        .to(back ? -13 : 13, 0, 0)
        .to(0, 6, 0)}
      pen="ink"
    />
  </At>
);
