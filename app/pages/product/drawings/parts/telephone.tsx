import { Line, type Point3, Polygon, Rect, Repeat, Slab } from "../../../../drawings/scene.ts";

const WIDTH = 170;
const DEPTH = 170;
const LOW = 26;
const HIGH = 82;

/** A point of the slope: u across, v up it from 0 to 1. */
const slope = (u: number, v: number): Point3 => [u, -v * DEPTH, LOW + v * (HIGH - LOW)];
/** A field of the slope from one corner to the opposite one. */
const field = (u: number, v: number, toU: number, toV: number) => [
  slope(u, v),
  slope(toU, v),
  slope(toU, toV),
  slope(u, toV),
];
const rows = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, row) => from + row * step);

/** A desk telephone with a sloping keypad and its handset on the cradle, from its front left foot. */
export function Telephone() {
  return (
    <>
      <Polygon
        through={[
          [WIDTH, 0, 0],
          [WIDTH, -DEPTH, 0],
          [WIDTH, -DEPTH, HIGH],
          [WIDTH, 0, LOW],
        ]}
        pen={["shade", "thick"]}
      />
      <Polygon through={field(0, 0, WIDTH, 1)} pen={["lit", "thick"]} />
      <Rect face="front" at={[0, 0, 0]} size={[WIDTH, LOW]} pen={["plate", "thick"]} />
      {rows(4, 0.1, 0.15).map((v) => (
        <Repeat key={v} count={3} step={[30, 0, 0]}>
          <Polygon through={field(76, v, 98, v + 0.1)} pen="plate" />
        </Repeat>
      ))}
      <Polygon through={field(16, 0.12, 60, 0.63)} />
      {rows(4, 0.22, 0.1).map((v) => (
        <Line key={v} from={slope(22, v)} to={slope(54, v)} />
      ))}
      <Slab at={[-20, 4 - DEPTH, HIGH - 8]} size={[48, 50, 30]} />
      <Slab at={[28, 16 - DEPTH, HIGH + 6]} size={[114, 28, 16]} />
      <Slab at={[142, 4 - DEPTH, HIGH - 8]} size={[48, 50, 30]} />
    </>
  );
}
