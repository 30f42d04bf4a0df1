import { At, Face, type Point3, Repeat } from "../../../../drawings/scene.ts";
import {
  Cylinder,
  Dot,
  Line,
  Rect,
  Slab,
} from "../../../../drawings/shapes.ts";

/** Threads: message slips on a bill spike, from the middle of its foot. */
export function Threads({ at }: { at: Point3 }) {
  return (
    <At at={at}>
      <Cylinder
        at={[0, 0, 0]}
        radius={30}
        length={8}
        body="shade"
        pen="thick"
      />
      <Line from={[0, 0, 8]} to={[0, 0, 22]} pen="heavy" />
      <Repeat count={4} step={[0, 0, 18]}>
        <Slab at={[-44, -30, 22]} size={[88, 60, 4]} />
      </Repeat>
      <Line from={[0, 0, 80]} to={[0, 0, 116]} pen="heavy" />
      <Dot at={[0, 0, 80]} radius={3} pen="ink" />
    </At>
  );
}

interface MediaProps {
  at: Point3;
  columns: number;
  rows: number;
}

const HOLE = 26;

/** Photos and documents: a rack of pigeonholes, those on a diagonal filled. */
export function Media({ at, columns, rows }: MediaProps) {
  return (
    <Slab at={at} size={[columns * HOLE + 8, 40, rows * HOLE + 8]}>
      <Face face="front">
        <Repeat count={rows} step={[0, HOLE]}>
          <Repeat count={columns} step={[HOLE, 0]}>
            <Rect at={[6, 6]} size={[HOLE - 4, HOLE - 4]} pen="shade" />
          </Repeat>
        </Repeat>
        <Repeat count={Math.min(rows, columns)} step={[HOLE, HOLE]}>
          <Rect at={[10, 14]} size={[HOLE - 12, HOLE - 12]} pen="lit" />
        </Repeat>
      </Face>
    </Slab>
  );
}
