import { Line, type Point2, Polygon, steps } from "../../../drawings/scene.ts";

export const HEAD: Point2 = [0, -300];

/** Points on a leg: t along it from the head, w across it. */
function alongLeg([x, y]: Point2) {
  const [dx, dy] = [x - HEAD[0], y - HEAD[1]];
  const length = Math.hypot(dx, dy);
  return (t: number, w: number): Point2 => [
    HEAD[0] + dx * t - (dy / length) * w,
    HEAD[1] + dy * t + (dx / length) * w,
  ];
}

/** A leg of the compass, from its head to a foot with a needle or a lead. */
export function CompassLeg({ foot, lead }: { foot: Point2; lead: boolean }) {
  const at = alongLeg(foot);
  const taper = (from: number, wide: number, to: number, narrow: number) => [
    at(from, wide),
    at(to, narrow),
    at(to, -narrow),
    at(from, -wide),
  ];
  return (
    <>
      <Polygon through={taper(0.02, 17, 0.7, 9)} pen={["plate", "thick"]} />
      <Line from={at(0.1, 6)} to={at(0.6, 3.5)} />
      <Line from={at(0.1, -6)} to={at(0.6, -3.5)} />
      <Polygon through={taper(0.68, 13, 0.8, 13)} pen={["shade", "thick"]} />
      {steps(7, 0.016, 0.69).map((t) => (
        <Line key={t} from={at(t, 13)} to={at(t, -13)} pen="thin" />
      ))}
      {lead && <Polygon through={taper(0.8, 8, 0.93, 8)} pen={["plate", "thick"]} />}
      {lead && <Polygon through={taper(0.93, 6, 1, 0)} pen="signal" />}
      {!lead && <Polygon through={taper(0.8, 6, 1, 0)} pen={["lit", "thick"]} />}
    </>
  );
}
