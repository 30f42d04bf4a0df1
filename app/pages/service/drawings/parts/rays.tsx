import { Line, type Point2, polar } from "../../../../drawings/scene.ts";

interface RaysProps {
  at: Point2;
  count: number;
  /** Where they begin and end, from the centre. */
  radii: readonly [inner: number, outer: number];
  /** Of the first, in degrees. */
  turn?: number;
}

/** Ruling all round a centre, on a face: the teeth of a gear, the spokes of a wheel. */
export function Rays({ at, count, radii: [inner, outer], turn = 0 }: RaysProps) {
  return Array.from({ length: count }, (_, ray) => turn + (ray * 360) / count).map((degrees) => (
    <Line key={degrees} from={polar(at, inner, degrees)} to={polar(at, outer, degrees)} />
  ));
}
