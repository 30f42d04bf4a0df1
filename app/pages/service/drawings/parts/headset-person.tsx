import { Dot, Facing, from, type Point3, Rect, Stroke } from "../../../../drawings/scene.ts";

/** A person with a headset, seen as a bust. */
export function HeadsetPerson({ head }: { head: Point3 }) {
  return (
    <Facing at={head}>
      <Stroke
        path={from(-40, 96)
          .up(22)
          .curve([0, -30], [16, -44], [40, -44])
          .curve([24, 0], [40, 14], [40, 44])
          .down(22)
          .close()}
        pen={["plate", "thick"]}
      />
      <Dot at={[0, 0]} radius={22} pen={["plate", "thick"]} />
      <Stroke
        path={from(-26, 4).up(6).arc(26, [52, 0]).down(6).skip(0, 14).curve([0, 12], [-10, 18], [-20, 18])}
        pen="thick"
      />
      <Rect at={[-31, 2]} size={[9, 17]} pen="shade" />
      <Rect at={[22, 2]} size={[9, 17]} pen="shade" />
    </Facing>
  );
}
